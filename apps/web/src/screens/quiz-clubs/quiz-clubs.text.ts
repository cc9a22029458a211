import { codeNames } from '../../ui/text/code-names.ts';
import { number } from '../../ui/text/number-format.ts';

export const quizClubsText = {
  title: '퀴즈클럽',
  lead: '먼저 내 생각을 쓰고, 동료의 답을 읽고, 다시 답해 보세요.',
  create: '퀴즈클럽 만들기',
  views: { label: '클럽 구분', ALL: '전체', MINE: '내 클럽', FAVORITE: '즐겨찾기', REQUESTED: '가입 요청' },
  filters: '클럽 찾기',
  search: '클럽 이름, 리더',
  joinable: '지금 들어갈 수 있는 곳만',
  get jobGroup() {
    return codeNames().jobGroup;
  },
  get jobLevel() {
    return codeNames().jobLevel;
  },
  weekday: '요일',
  status: '상태',
  sort: '정렬',
  sorts: { newest: '최신순', starting: '시작 임박순', popular: '인기순' },
  found: (count: number) => `${number.format(count)}개`,
  list: '퀴즈클럽 목록',
  browse: '퀴즈클럽 보기',
  emptyFiltered: '조건에 맞는 클럽이 없어요. 조건을 줄이면 더 많은 클럽을 볼 수 있어요.',
  reset: '조건 모두 지우기',
  empty: '아직 열린 클럽이 없어요. 참여코드를 받았다면 바로 가입할 수 있어요.',
  pastEnd: '이 쪽에는 클럽이 없어요.',
  firstPage: '첫 쪽으로',
} as const;
