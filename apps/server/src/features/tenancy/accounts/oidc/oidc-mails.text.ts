import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';
import { IGNORE } from '../account-mail.text.ts';

/** Mail around log-in by the organisation's provider. What people typed stands in none. */
export const oidcMails = {
  code: (tenant: Named, code: string) =>
    composeMail(
      tenant,
      '가입 인증 코드',
      `${tenant.name} 가입 인증 코드입니다. 30분 안에 가입 화면에 입력해 주세요.`,
      code,
      IGNORE,
    ),
  known: (tenant: Named, login: string) =>
    composeMail(
      tenant,
      '이미 가입된 계정이 있어요',
      `이 주소로 ${tenant.name} 가입 신청이 있었지만 이미 계정이 있습니다. 로그인 화면에서 기관 계정을 다시 고르고 ‘이미 계정이 있어요’에서 비밀번호를 입력하면 두 계정이 연결됩니다.`,
      login,
      IGNORE,
    ),
  linked: (tenant: Named, security: string) =>
    composeMail(
      tenant,
      '기관 계정이 연결됐어요',
      `이제 ${tenant.name} 계정에 기관 계정으로도 로그인할 수 있습니다. 직접 연결했다면 아무것도 하지 않아도 됩니다.`,
      '직접 연결하지 않았다면 아래 주소에서 연결을 끊고 비밀번호를 바꿔 주세요.',
      security,
    ),
};
