import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';
import { IGNORE } from '../account-mail.text.ts';

/** Mail around registration. What the registering person typed stands in none: it may go to somebody else. */
export const registrationMails = {
  link: (tenant: Named, link: string) =>
    composeMail(
      tenant,
      '가입을 마쳐 주세요',
      `${tenant.name} 가입 신청을 받았습니다. 24시간 안에 아래 주소를 열고 가입할 때 정한 비밀번호를 입력하면 가입이 끝납니다.`,
      link,
      IGNORE,
    ),
  code: (tenant: Named, code: string) =>
    composeMail(
      tenant,
      '가입 인증 코드',
      `${tenant.name} 가입 인증 코드입니다. 30분 안에 가입 화면에 입력해 주세요.`,
      code,
      IGNORE,
    ),
  welcome: (tenant: Named, login: string) =>
    composeMail(tenant, '가입을 마쳤어요', `${tenant.name} 가입이 끝났습니다. 아래 주소에서 로그인해 주세요.`, login),
  known: (tenant: Named, login: string, reset: string) =>
    composeMail(
      tenant,
      '이미 가입된 계정이 있어요',
      `이 주소로 ${tenant.name} 가입 신청이 있었지만 이미 계정이 있습니다. 아래 주소에서 로그인해 주세요.`,
      login,
      '비밀번호가 생각나지 않으면 아래 주소에서 다시 정할 수 있습니다.',
      reset,
      IGNORE,
    ),
};
