/** What members alone see among the clubs. */
export const ownClubsText = {
  mine: '내 클럽 목록',
  favorites: '즐겨찾기한 클럽 목록',
  empty: {
    MINE: '아직 참여하는 클럽이 없어요. 받은 참여코드로 가입하거나, 모집 중인 클럽에서 골라 보세요.',
    FAVORITE: '즐겨찾기한 클럽이 없어요. 눈에 띄는 클럽의 하트를 눌러 모아 두세요.',
    REQUESTED: '기다리거나 거절된 가입 요청이 없어요. 모집 중인 클럽에 가입을 요청할 수 있어요.',
  },
  browseRecruiting: '모집 중인 클럽 보기',
  emptyFiltered: '조건에 맞는 것이 없어요. 조건을 지우면 모두 볼 수 있어요.',
  reset: '조건 지우기',
  pastEnd: '이 쪽에는 클럽이 없어요.',
  firstPage: '첫 쪽으로',
} as const;
