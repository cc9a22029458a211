import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';

const NOT_ME = '직접 하지 않았다면 바로 비밀번호를 바꾸고 아래 주소에서 로그인하는 방법을 확인해 주세요.';

/** A mail about how an account is entered: what was done, and where whoever did not do it can act. */
export const ownerMail = (subject: string, what: (tenant: Named) => string) => (tenant: Named, security: string) =>
  composeMail(tenant, subject, what(tenant), NOT_ME, security);
