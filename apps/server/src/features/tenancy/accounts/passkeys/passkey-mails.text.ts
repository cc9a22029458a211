import { ownerMail } from '../second-factor/owner-mail.text.ts';

/** What the owner of an account hears of its passkeys. */
export const passkeyMails = {
  added: (passkey: string) =>
    ownerMail(
      '패스키를 더했어요',
      ({ name }) => `${name} 계정에 이제 패스키 ‘${passkey}’(으)로도 로그인할 수 있습니다.`,
    ),
  removed: (passkey: string) =>
    ownerMail('패스키를 지웠어요', ({ name }) => `${name} 계정에 패스키 ‘${passkey}’(으)로는 더 로그인할 수 없습니다.`),
};
