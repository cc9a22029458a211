import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';
import { IGNORE } from '../account-mail.text.ts';

/** Mail around passwords. */
export const passwordMails = {
  reset: (tenant: Named, link: string) =>
    composeMail(
      tenant,
      '비밀번호 다시 정하기',
      '비밀번호를 다시 정하려면 한 시간 안에 아래 주소를 열어 주세요. 한 번만 쓸 수 있습니다.',
      link,
      IGNORE,
    ),
  unknown: (tenant: Named, registration: string) =>
    composeMail(
      tenant,
      '가입된 계정이 없어요',
      `이 주소로 ${tenant.name} 비밀번호를 다시 정하려는 신청이 있었지만 이 주소로 가입된 계정이 없습니다. 다른 주소로 가입했는지 확인하거나 아래 주소에서 가입해 주세요.`,
      registration,
      IGNORE,
    ),
  unknownElsewhere: (tenant: Named, login: string) =>
    composeMail(
      tenant,
      '가입된 계정이 없어요',
      `이 주소로 ${tenant.name} 비밀번호를 다시 정하려는 신청이 있었지만 이 주소로 가입된 계정이 없습니다. 기관 계정으로만 로그인하는 곳이라 비밀번호가 필요하지 않습니다. 아래 주소에서 기관 계정으로 로그인해 주세요.`,
      login,
      IGNORE,
    ),
  changed: (tenant: Named, reset: string) =>
    composeMail(
      tenant,
      '비밀번호가 바뀌었어요',
      `${tenant.name} 계정의 비밀번호가 바뀌었고 다른 기기에서는 로그아웃됐습니다. 직접 바꿨다면 아무것도 하지 않아도 됩니다.`,
      '직접 바꾸지 않았다면 바로 아래 주소에서 비밀번호를 다시 정해 주세요.',
      reset,
    ),
};
