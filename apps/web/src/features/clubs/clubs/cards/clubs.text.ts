import { number } from '../../../../ui/text/number-format.ts';

/** What club cards, rows and their filters say. */
export const clubsText = {
  loginToMove: '로그인 후 이동할 수 있습니다.',
  loginToFavorite: '로그인 후 좋아요를 클릭 할 수 있습니다.',
  loginToJoin: '로그인 후 가입할 수 있습니다.',
  favorite: (club: string) => `${club} 즐겨찾기`,
  weekdays: { MON: '월', TUE: '화', WED: '수', THU: '목', FRI: '금', SAT: '토', SUN: '일' },
  everyDay: '매일',
  weeks: (count: number) => `${number.format(count)}주`,
  quizzes: (count: number, unpublished: number) =>
    `${number.format(count)}개 퀴즈${unpublished > 0 ? ` · 비공개 ${number.format(unpublished)}개` : ''}`,
  studies: (count: number) => `${number.format(count)}개 강의`,
  members: (count: number, capacity: number | null) =>
    capacity === null ? `${number.format(count)}명` : `${number.format(count)} / ${number.format(capacity)}명`,
  memberCount: '멤버',
  progress: (percent: number) => `진행 ${percent}%`,
  leader: '리더',
  look: '자세히',
  goIn: '들어가기',
  standing: {
    code: '코드로 바로 가입',
    approval: '승인 받고 가입',
    until: (day: string, how: string) => `${day}까지 ${how}`,
    left: (places: number) => `${number.format(places)}자리 남음`,
    full: '자리가 찼어요',
    over: '모집이 끝났어요',
    late: (how: string) => `지금도 ${how}`,
    closed: '새로 받지 않아요',
    starts: (day: string) => `${day}에 시작`,
  },
  notAvailable: 'N/A',
  noDates: '기간 미정',
  run: '운영',
  untitled: '이름 없는 클럽',
  found: (count: number) => `${number.format(count)}개`,
  own: { search: '클럽 이름, 리더', filters: '내 클럽 찾기', status: '상태' },
  joinByCode: '참여코드로 가입',
} as const;
