/** The words of the library's page that belong to no part of it. */
export const contentsScreenText = {
  title: '콘텐츠',
  makeQuizzes: 'AI로 퀴즈 만들기',
  lead: '퀴즈와 강의가 함께 쓰는 자료예요. 한 번 올리면 어디서나 골라 쓸 수 있어요.',
} as const;
