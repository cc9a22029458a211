/** Two windows wrote, of one device or of two: which, nobody knows. */
export const conflictText = {
  title: '다른 탭이나 기기에서 쓴 글이 있어요',
  body: '이어 쓸 글을 골라 주세요. 고르지 않은 글도 이 기기에 남겨 둘게요.',
  mine: '이 탭의 글',
  theirs: '다른 탭이나 기기의 글',
  chooseMine: '이 탭의 글로 이어 쓰기',
  chooseTheirs: '다른 글로 이어 쓰기',
  empty: '(빈 글)',
} as const;
