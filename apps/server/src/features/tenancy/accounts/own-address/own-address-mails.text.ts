import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';
import { IGNORE } from '../account-mail.text.ts';

/** Mail to an address that a member wants to have. */
export const ownAddressMails = {
  proof: (tenant: Named, link: string) =>
    composeMail(
      tenant,
      '이메일을 확인해 주세요',
      `${tenant.name} 계정에 이 주소를 쓰려고 합니다. 24시간 안에 아래 주소를 열면 알림과 비밀번호 메일을 이 주소로 받습니다.`,
      link,
      IGNORE,
    ),
  taken: (tenant: Named, login: string) =>
    composeMail(
      tenant,
      '이미 쓰는 이메일이에요',
      `이 주소를 ${tenant.name}의 다른 계정에 쓰려는 신청이 있었지만 이미 이 주소로 가입한 계정이 있습니다. 본인의 계정이 두 개라면 운영자에게 합쳐 달라고 해 주세요.`,
      login,
      IGNORE,
    ),
};
