/** The words of the lounge's own screen. */
export const loungeText = {
  lead: '다른 강사가 공개한 퀴즈예요. 복사해서 가져오니 마음껏 고쳐도 원본은 그대로예요.',
  reset: '조건 지우기',
  pastEnd: '이 쪽에는 퀴즈가 없어요.',
} as const;
