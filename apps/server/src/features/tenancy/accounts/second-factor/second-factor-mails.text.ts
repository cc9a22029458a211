import { ownerMail as mail } from './owner-mail.text.ts';

/** What the owner of an account hears of its second factor. */
export const secondFactorMails = {
  on: mail(
    '2단계 인증을 켰어요',
    ({ name }) => `${name} 계정에 비밀번호로 로그인할 때 이제 인증 앱의 코드를 함께 물어봅니다.`,
  ),
  changed: mail('인증 앱을 바꿨어요', ({ name }) => `${name} 계정의 2단계 인증이 새 인증 앱으로 옮겨졌습니다.`),
  off: mail('2단계 인증을 껐어요', ({ name }) => `${name} 계정은 이제 비밀번호만으로 로그인할 수 있습니다.`),
  reset: mail(
    '운영자가 2단계 인증을 초기화했어요',
    ({ name }) =>
      `${name} 운영자가 이 계정의 2단계 인증을 껐습니다. 이제 비밀번호만으로 로그인할 수 있으니, 로그인한 뒤 다시 켜 주세요.`,
  ),
  renewed: mail(
    '복구 코드를 새로 만들었어요',
    ({ name }) => `${name} 계정의 복구 코드 10개를 새로 만들었습니다. 전에 만든 코드는 이제 쓸 수 없습니다.`,
  ),
  recovered: (left: number) =>
    mail(
      '복구 코드를 썼어요',
      ({ name }) => `${name} 계정에 복구 코드 하나를 썼습니다. 남은 복구 코드는 ${left}개입니다.`,
    ),
};
