export const lectureClubsText = {
  title: '강의클럽',
  lead: '강의를 차례로 읽고, 어디까지 읽었는지 이어서 볼 수 있어요.',
  create: '강의클럽 만들기',
  list: '강의클럽 목록',
  browse: '강의클럽 보기',
} as const;
