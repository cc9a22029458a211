/** The frame of the club page. */
export const clubText = {
  title: '클럽',
  clubs: '퀴즈클럽',
  tabs: {
    label: '클럽 메뉴',
    week: '이번 주',
    quizzes: '퀴즈',
    answers: '내 답변',
    growth: '내 성장',
    members: '멤버',
    about: '소개',
  },
  wayIn: '가입',
  facts: '클럽 정보',
  readOnly: '끝난 클럽이에요. 답변과 댓글은 읽기만 할 수 있어요.',
  cancelled: '취소된 클럽이에요. 답변과 댓글은 읽기만 할 수 있어요.',
  notRunning: '클럽이 시작되면 퀴즈에 답할 수 있어요.',
  quizForMembers: '이 클럽의 멤버만 볼 수 있는 퀴즈예요.',
  quizAfterJoining: '가입하면 바로 그 퀴즈로 이어져요.',
  manage: '클럽 관리',
} as const;
