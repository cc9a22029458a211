import { ownerMail as mail } from '../../tenancy/accounts/accounts.public.ts';

/** What people hear of their accounts, at both addresses. */
export const mergingMails = {
  merged: (logIn: string) =>
    mail(
      '계정 두 개를 합쳤어요',
      ({ name }) =>
        `${name} 운영자가 같은 사람의 계정 두 개를 하나로 합쳤습니다. 이제 ${logIn} 계정으로 로그인해 주세요. 본인의 계정이 아니라면 운영자에게 알려 주세요.`,
    ),
  parted: mail(
    '합친 계정을 다시 나눴어요',
    ({ name }) => `${name} 운영자가 합친 계정 두 개를 다시 나눴습니다. 이제 각각 전처럼 로그인할 수 있습니다.`,
  ),
};
