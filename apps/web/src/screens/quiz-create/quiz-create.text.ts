/** The words of the page on which a quiz club is made. */
export const quizCreateText = {
  title: '퀴즈클럽 만들기',
  lead: '쓰는 동안 자동으로 임시저장돼요. 언제든 멈췄다가 이어서 쓸 수 있어요.',
  correct: '반려된 클럽 고치기',
  clubs: '퀴즈클럽',
} as const;
