/** The own dates in another calendar. */
export const calendarFeedText = {
  title: '내 캘린더에서 보기',
  lead: '내 클럽의 퀴즈 마감과 강의 일정을 휴대폰이나 컴퓨터의 캘린더에서 볼 수 있어요. 일정이 바뀌면 캘린더도 따라 바뀌어요.',
  start: '캘린더 주소 만들기',
  renew: '주소 다시 만들기',
  end: '주소 없애기',
  address: '캘린더 주소',
  once: '이 주소는 지금만 보여요. 주소를 아는 사람은 누구나 내 일정을 볼 수 있으니 다른 사람에게 알리지 마세요.',
  since: (day: string): string => `${day}에 만든 주소를 쓰고 있어요. 다시 만들면 그 주소로는 더 볼 수 없어요.`,
  copy: '주소 복사',
  failed: '바꾸지 못했어요. 다시 시도해 주세요.',
} as const;
