/** Passages of the others that go into one's own text. */
export const quotingText = {
  marked: '고른 문장',
  quote: '내 답에 인용',
  comment: '여기에 댓글',
  short: '인용',
  done: '인용함',
  of: (nickname: string, isQuoted: boolean) => `${nickname} 님의 문장 인용${isQuoted ? ', 인용함' : ''}`,
  choose: (nickname: string) => `${nickname} 님의 어느 문장을 인용할까요?`,
  quoted: (nickname: string) => `${nickname} 님의 문장을 내 답에 인용했어요.`,
  tells: (names: readonly string[]) => `제출하면 인용한 ${names.join(', ')} 님에게 알려 드려요.`,
} as const;
