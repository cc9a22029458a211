/** Where a mail leads whoever wants no more of its kind. */
export const unsubscribeText = {
  title: '메일 그만 받기',
  lead: '아래를 누르면 이런 메일을 더 보내지 않아요. 화면의 알림은 그대로 남아요.',
  end: '그만 받기',
  failed: '처리하지 못했어요. 다시 시도해 주세요.',
  wrong: '올바르지 않은 주소예요',
  invalid: '받은 메일에 있는 주소를 그대로 열어 주세요. 로그인하면 알림 설정에서도 끌 수 있어요.',
  done: '더 보내지 않을게요',
  doneLead: {
    DIGEST: '읽지 않은 알림을 모은 메일을 더 보내지 않아요.',
    AT_ONCE: '바로 보내던 알림 메일을 더 보내지 않아요.',
    NOTICE: '기관의 공지 메일을 더 보내지 않아요.',
  },
  settings: '알림 설정',
} as const;
