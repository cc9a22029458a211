const number = new Intl.NumberFormat('ko-KR');

/** What club cards, rows and their filters say. */
export const clubsText = {
  loginToMove: '로그인 후 이동할 수 있습니다.',
  loginToFavorite: '로그인 후 좋아요를 클릭 할 수 있습니다.',
  loginToJoin: '로그인 후 가입할 수 있습니다.',
  favorite: (club: string) => `${club} 즐겨찾기`,
  weekdays: { MON: '월', TUE: '화', WED: '수', THU: '목', FRI: '금', SAT: '토', SUN: '일' },
  everyDay: '매일',
  weeks: (count: number) => `${number.format(count)}주`,
  quizzes: (count: number) => `${number.format(count)}개 퀴즈`,
  members: (count: number, capacity: number | null) =>
    capacity === null ? `${number.format(count)}명` : `${number.format(count)} / ${number.format(capacity)}명`,
  memberCount: '멤버',
  progress: (percent: number) => `진행 ${percent}%`,
  myProgress: (percent: number) => `내 진행 ${percent}%`,
  leader: '리더',
  notAvailable: 'N/A',
  noDates: '기간 미정',
  run: '운영',
  joined: '참여',
  join: {
    open: '참여코드로 가입',
    title: '참여코드로 가입',
    description: '클럽을 여는 사람에게 받은 6~20자의 영문과 숫자예요.',
    code: '참여코드',
    find: '클럽 찾기',
    other: '다른 코드 입력',
    submit: '가입하기',
    enter: '클럽으로 가기',
    cancel: '취소',
    found: '이 클럽이 맞나요?',
    pending: '가입을 신청했어요. 클럽에서 승인하면 참여할 수 있어요.',
  },
} as const;
