import { numberFormat, percent } from '../../../ui/text/number-format.ts';

const number = numberFormat(1);

/** How a member grew from pre-answers to final answers. */
export const growthText = {
  title: '내 성장',
  intro:
    '점수가 올랐으면 더 얻을 수 있던 점수에서 얻은 만큼, 내렸으면 가지고 있던 점수에서 잃은 만큼이 성장률이에요. 내 점수는 나와 클럽 관리자만 볼 수 있어요.',
  stats: {
    change: '사전 → 최종',
    changeValue: (pre: number, final: number) => `${number.format(pre)} → ${number.format(final)}점`,
    changeNote: (count: number) => `AI가 두 답변을 모두 채점한 퀴즈 ${number.format(count)}개의 평균`,
    growth: '평균 성장률',
    growthNote: '더 얻을 수 있던 점수에서 얻은 몫',
    place: '클럽에서 내 자리',
    places: { 1: '상위 25%', 2: '상위 50%' },
    placeNote: '성장률로 본 자리예요. 나에게만 보여요',
    movement: '내 흐름',
    movementNote: '앞 절반 평균에서 뒤 절반 평균으로',
    final: '최종답변 평균',
  },
  points: (value: number) => `${number.format(value)}점`,
  percent: (value: number) => percent.format(value),
  chart: 'AI가 매긴 사전답변과 최종답변의 점수',
  finalChart: '퀴즈별 최종답변의 공식 점수',
  summary: (pre: number, final: number) => `평균 ${number.format(pre)}점에서 ${number.format(final)}점으로`,
  rows: '퀴즈마다 무엇이 달라졌나요',
  place: (no: number, week: number) => `퀴즈 ${no} · ${week}주차`,
  waiting: '채점 대기',
  byAi: (pre: number, final: number) => `AI ${number.format(pre)} → ${number.format(final)}점`,
  heads: { quiz: '퀴즈', pre: '사전답변', final: '최종답변', growth: '성장률', official: '공식 점수' },
  quiz: (no: number) => `퀴즈 ${no}`,
  none: '없음',
  byAiAlone: '성장은 AI나 내장 도구가 두 답변에 매긴 점수끼리만 견줘요. 공식 점수와 다를 수 있어요.',
  noPair: 'AI가 두 답변을 모두 채점한 퀴즈가 아직 없어요. 생기면 성장률을 함께 보여 드려요.',
  noAi: 'AI 채점을 쓰지 않는 클럽이라 사전답변의 점수가 없어요. 최종답변의 점수만 보여 드려요.',
  leftOut: '두 답변이 모두 100점이거나 모두 0점인 퀴즈는 성장률에서 빼요.',
  empty: '아직 낸 최종답변이 없어요. 최종답변을 내고 채점이 끝나면 여기에서 성장을 볼 수 있어요.',
  toQuizzes: '퀴즈 보기',
} as const;
