/** Text that was not submitted in time. */
export const leftoverText = {
  title: '제출하지 않은 글이 남아 있어요',
  body: '제출하기 전에 닫혀서 답변이 되지 못했어요. 필요하면 복사해 두세요.',
  copy: '복사',
  drop: '지우기',
} as const;
