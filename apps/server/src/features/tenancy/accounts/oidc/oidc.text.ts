import type { OidcFault } from '../../../../kernel/oidc/oidc-client.ts';

/** Sentences for managers about the log-in provider. */
export const oidcText = {
  issuerMissing: '로그인 서버의 주소(issuer)를 입력해 주세요.',
  clientIdMissing: '클라이언트 ID를 입력해 주세요.',
  secretMissing: '클라이언트 비밀 키를 입력해 주세요.',
  secretOfAnotherHost: '주소가 바뀌었어요. 클라이언트 비밀 키를 다시 입력해 주세요.',
  works: '로그인 서버를 찾았어요.',
  faults: {
    unreachable: '주소에 닿지 못했어요. 주소와 포트, 방화벽을 확인해 주세요.',
    privateAddress:
      '내부망 주소나 https가 아닌 주소는 쓸 수 없어요. 내부 서버는 운영자가 OIDC_ALLOW_PRIVATE로 허용해야 해요.',
    noProvider:
      '주소에서 OpenID Connect 로그인 서버를 찾지 못했어요. 서버가 밝히는 issuer와 같은 주소인지 확인해 주세요.',
    refused: '로그인 서버가 요청을 거절했어요.',
  } satisfies Record<OidcFault, string>,
};
