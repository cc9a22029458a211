/** The words of My quizzes that belong to no part of it. */
export const quizMakeText = {
  title: 'My 퀴즈',
  lead: '한 번 쓴 퀴즈는 여러 클럽에서 다시 쓸 수 있어요.',
  write: '새 퀴즈',
  byAi: 'AI로 만들기',
  import: '파일로 가져오기',
  export: '내보내기',
  views: 'My 퀴즈 구분',
  quizzes: '퀴즈',
  contents: '콘텐츠',
  lounge: '라운지',
  loungeTitle: '퀴즈 라운지',
} as const;
