import type { RecallRating } from '@dure/contract/answering/recalls/ratings';
import { number, percent } from '../../../ui/text/number-format.ts';

/** Words of what is recalled again and again. */
export const recallsText = {
  title: '복습',
  place: (club: string, no: number) => `${club} · 퀴즈 ${no}`,
  /** Of today's: which one this is. */
  position: (done: number, waiting: number) =>
    `오늘 ${number.format(done + waiting)}개 중 ${number.format(done + 1)}번째`,
  last: (ago: string, grade: number | null) => (grade === null ? `${ago} 답함` : `${ago} · ${number.format(grade)}점`),
  daysAgo: (days: number) => (days === 0 ? '오늘' : `${number.format(days)}일 전`),
  note: '답한 뒤에 지난 답과 비교해 보여 드려요',
  start: '지금 답해 보기',
  field: '떠오르는 대로 짧게',
  hint: '보지 않고 떠올려 보세요. 여기 쓴 답은 나만 보고, 클럽의 답변과 점수는 그대로예요.',
  draft: { untouched: '쓰는 동안 이 기기에 저장돼요', changed: '이 기기에 저장됨' },
  compare: '지난 답과 비교하기',
  compareEmpty: '모르겠어요, 지난 답 보기',
  compared: '지난 답과 비교해 보세요',
  now: '방금 떠올린 답',
  nothing: '아무것도 쓰지 않았어요.',
  final: '내 최종답변',
  before: (day: string, rating: RecallRating) => `지난 복습 ${day} · ${recallsText.ratings[rating]}`,
  keywords: '방금 만난 키워드',
  missed: '빠진 키워드',
  changes: '그사이 달라진 것',
  revised: '모범 답안이 고쳐졌어요.',
  feedback: (who: string) => `${who} 님의 새 피드백`,
  picked: (who: string, picks: number) => `${who} 님의 답변 · 원픽 ${number.format(picks)}개`,
  rate: '얼마나 떠올랐나요?',
  ratings: { AGAIN: '다시', HARD: '어려움', GOOD: '알맞음', EASY: '쉬움' } satisfies Record<RecallRating, string>,
  rated: (day: string) => `${day}에 다시 보여 드려요.`,
  chosen: (no: number, rating: RecallRating) => `퀴즈 ${number.format(no)}: ‘${recallsText.ratings[rating]}’ 선택`,
  undo: '되돌리기',
  undoKeys: 'U로 되돌려요. 글을 쓰는 중이면 Esc를 먼저 눌러요.',
  notDue: (day: string) => `이미 복습했어요. ${day}에 다시 보여 드려요.`,
  room: '답변 화면에서 보기',
  wide: '한 화면에서 이어서 복습하기',
  done: (count: number) => (count > 0 ? `오늘 복습 ${number.format(count)}개를 마쳤어요` : '오늘 복습할 퀴즈가 없어요'),
  next: (day: string) => `다음 복습은 ${day}에 있어요.`,
  none: '퀴즈에 최종답변을 내면 2주 뒤에 여기서 다시 떠올려 봐요.',
  back: 'My 학습방으로',
  keys: '1–4로 고르면 다음 퀴즈로 넘어가요.',
  send: 'Ctrl Enter로 비교해요.',
  retention: {
    label: '주마다 떠올린 비율',
    heads: ['주', '떠올린 비율'] as [string, string],
    week: (day: string) => `${day} 주`,
    percent: (share: number) => percent.format(share / 100),
    /** The latest week with a recall. */
    latest: (share: number) => `가장 최근에 복습한 주에는 ${percent.format(share)}를 떠올렸어요`,
    before: (weeks: number, share: number) => `${number.format(weeks)}주 전 ${percent.format(share)}`,
    predicted: (cards: number, share: number) =>
      `지금 다시 복습하면, 그동안 복습한 퀴즈 ${number.format(cards)}개 가운데 ${percent.format(share)}쯤을 떠올릴 것으로 내다봐요.`,
  },
};
