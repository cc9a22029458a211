export const lectureCreateText = {
  title: '강의클럽 만들기',
  correct: '강의클럽 고치기',
  manage: '강의클럽 관리',
  clubs: 'My 강의클럽',
  members: '멤버와 상태',
  open: '강의 보기',
} as const;
