/** Places whose feature is on its way, by path. */
export const preparingText = {
  names: {
    '/lecture': '강의클럽',
    '/studyroom': 'My 학습방',
    '/my-lecture-clubs': 'My 강의클럽',
  },
  title: (name: string) => `${name}, 준비하고 있어요`,
  body: '아직 열지 않은 화면이에요. 준비되면 이 자리에서 바로 이용할 수 있어요. 그동안 퀴즈클럽에서 함께 배워 보세요.',
  quizClubs: '퀴즈클럽 보기',
  myClubs: '내 클럽 보기',
} as const;
