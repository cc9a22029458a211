/** What the bell and the page of the notifications say. */
export const notificationsText = {
  title: '알림',
  unchecked: (count: number): string => `읽지 않음 ${count}`,
  isUnchecked: '읽지 않음',
  checkAll: '모두 읽음',
  failed: '표시하지 못했어요. 다시 시도해 주세요.',
  all: '모두 보기',
  settings: '알림 설정',
  empty: '댓글, 채점, 마감처럼 알려 드릴 일이 생기면 날짜별로 여기에 모아 보여 드려요.',
  notice: '최근 30일 동안의 알림만 보관되며 이후 자동으로 삭제됩니다.',
} as const;
