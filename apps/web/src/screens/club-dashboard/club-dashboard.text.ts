/** The frame of a club's dashboard: apart from what may be done with the club, which not every tab shows. */
export const clubDashboardText = {
  failed: '클럽을 불러오지 못했어요',
  tabsLabel: '클럽 관리',
  tabs: {
    overview: '개요',
    quizzes: '퀴즈',
    grading: '채점',
    gradebook: '성적부',
    progress: '학습 현황',
    evaluation: '평가',
    members: '멤버',
    edit: '설정',
  },
} as const;
