export const myLectureClubsText = {
  title: 'My 강의클럽',
  lead: '내가 운영하거나 참여하는 강의클럽이에요.',
  create: '강의클럽 만들기',
  list: '내 강의클럽 목록',
  empty: '아직 강의클럽이 없어요. 첫 강의클럽을 만들어 보세요.',
  emptyFiltered: '조건에 맞는 클럽이 없어요.',
  pastEnd: '이 쪽에는 클럽이 없어요.',
} as const;
