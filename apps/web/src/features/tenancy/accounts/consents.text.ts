import type { ConsentKind } from '@dure/contract/tenancy/accounts/consents';

export interface ConsentText {
  readonly title: string;
  /** Paragraphs; none where the title says all. */
  readonly paragraphs: readonly string[];
}

/** What a person agrees to. A changed word asks for a new version in the contract, so that old consents stay what they were. */
export const consentTexts: Readonly<Record<ConsentKind, ConsentText>> = {
  TERMS: {
    title: '이용약관에 동의합니다',
    paragraphs: [
      '이 서비스는 소속 기관이 학습을 위해 운영합니다. 회원은 퀴즈클럽과 강의클럽에 참여하여 답변하고 서로의 답변에 의견을 나눌 수 있습니다.',
      '회원은 자신이 쓴 글과 파일의 권리를 가지며, 서비스 안에서 다른 회원이 읽고 강사가 채점하는 데 쓰이는 것에 동의합니다.',
      '다른 사람의 계정을 쓰거나, 다른 사람의 권리를 침해하거나, 서비스를 방해하는 행위는 할 수 없습니다. 그런 경우 운영자는 글을 숨기거나 이용을 제한할 수 있습니다.',
      '회원은 언제든지 소속 기관에 탈퇴를 요청할 수 있습니다. 탈퇴하면 개인정보는 지워지고, 다른 회원과 나눈 답변은 탈퇴한 회원의 글로 남습니다.',
    ],
  },
  PRIVACY: {
    title: '개인정보 수집과 이용에 동의합니다',
    paragraphs: [
      '수집하는 항목: 이메일 주소, 비밀번호(알아볼 수 없게 바꾸어 보관), 닉네임, 프로필 사진(선택), 서비스를 이용하며 쓰는 답변, 댓글, 점수 기록, 로그인한 시각과 기기 종류.',
      '쓰기로 한 경우에만 수집하는 항목: 패스키의 공개키와 이름, 2단계 인증의 비밀 값(잠가서 보관), 기관 계정의 식별자, 푸시를 받는 기기의 주소. 지문이나 얼굴은 기기 밖으로 나오지 않으며 받지 않습니다.',
      '이용 목적: 본인 확인, 학습 활동의 제공과 채점, 알림, 부정한 이용의 방지.',
      '보관 기간: 탈퇴할 때까지. 탈퇴하면 지우며, 법령이 정한 경우에만 그 기간 동안 따로 보관합니다.',
      '동의하지 않을 수 있으며, 그 경우 가입할 수 없습니다.',
    ],
  },
  AGE14: { title: '만 14세 이상입니다', paragraphs: [] },
};
