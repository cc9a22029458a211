export const lectureClubsText = {
  title: '강의클럽',
  lead: '강의를 차례로 읽고, 어디까지 읽었는지 이어서 볼 수 있어요.',
  create: '강의클럽 만들기',
  list: '강의클럽 목록',
  empty: '조건에 맞는 강의클럽이 없어요.',
  reset: '조건 모두 지우기',
} as const;
