import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';
import { IGNORE } from '../account-mail.text.ts';

/** Mail around accounts that nobody uses. */
export const dormancyMails = {
  warning: (tenant: Named, day: string, login: string) =>
    composeMail(
      tenant,
      '오래 쓰지 않은 계정이 곧 쉬게 돼요',
      `${tenant.name} 계정을 오랫동안 쓰지 않았습니다. ${day}까지 로그인하지 않으면 계정이 휴면 상태가 됩니다. 쓴 글과 기록은 그대로 남습니다.`,
      '계속 쓰려면 아래 주소에서 로그인해 주세요.',
      login,
    ),
  reactivation: (tenant: Named, link: string) =>
    composeMail(
      tenant,
      '쉬고 있는 계정 다시 쓰기',
      `${tenant.name} 계정은 오랫동안 쓰지 않아 휴면 상태입니다. 다시 쓰려면 24시간 안에 아래 주소를 열어 주세요.`,
      link,
      IGNORE,
    ),
};
