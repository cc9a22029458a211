import { QUIZ_STATUS_LABELS } from '@dure/contract/authoring/quizzes/quiz-status';
import { number } from '../../../../ui/text/number-format.ts';

/** The words of one's own quizzes. */
export const authoringText = {
  list: '내 퀴즈 목록',
  search: '문항, 키워드',
  filters: '퀴즈 거르기',
  states: { ALL: '전체', ...QUIZ_STATUS_LABELS },
  state: (label: string, count: number) => `${label} ${number.format(count)}`,
  sort: '정렬',
  sorts: { DESC: '최신순', ASC: '오래된순', CLUB: '클럽 순서' },
  club: '클럽',
  write: '새 퀴즈',
  noModelAnswer: '모범 답안이 아직 없어요',
  keywords: (first: readonly string[], rest: number) =>
    `키워드 ${first.join(' · ')}${rest > 0 ? ` 외 ${number.format(rest)}` : ''}`,
  unused: '아직 쓰지 않음',
  used: (clubs: number, mean: number | null) =>
    mean === null ? `클럽 ${number.format(clubs)}곳` : `클럽 ${number.format(clubs)}곳 · 평균 ${mean}점`,
  goneAt: (day: string) => `${day}에 완전히 삭제돼요`,
  edit: (no: number) => `${no}번 수정`,
  remove: (no: number) => `${no}번 삭제`,
  restore: '되살리기',
  editInDesc: '수정은 최신순에서 할 수 있어요.',
  toDesc: '최신순으로 보기',
  removeAsk: '정말로 삭제하시겠습니까?',
  removeDetail: '30일 동안은 삭제됨에서 되살릴 수 있어요.',
  removeNow: '삭제',
  removed: '퀴즈를 삭제했어요.',
  restored: '퀴즈를 비공개로 되살렸어요.',
  publicStays: '공개된 퀴즈는 삭제할 수 없습니다.',
  publicHint: '먼저 숨긴 다음에 삭제해 주세요.',
  usedStays: '진행 중인 클럽에서 쓰는 퀴즈는 삭제할 수 없습니다.',
  usedHint: '클럽에서 먼저 빼 주세요.',
  answerUnderWay: '모범 답안 생성중에는 삭제할 수 없습니다.',
  none: '아직 만든 퀴즈가 없어요. 한 번 쓴 퀴즈는 여러 클럽에서 다시 쓸 수 있어요.',
  noneFound: '조건에 맞는 퀴즈가 없어요.',
  reset: '조건 지우기',
  pastEnd: '이 쪽에는 퀴즈가 없어요.',
} as const;
