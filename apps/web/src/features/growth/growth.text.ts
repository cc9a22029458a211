const number = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('ko-KR', { style: 'percent', maximumFractionDigits: 0 });

/** How a member grew from pre-answers to final answers. */
export const growthText = {
  title: '내 성장',
  intro:
    '사전답변에서 남아 있던 점수를 최종답변이 얼마나 채웠는지 보여 드려요. 내 점수는 나와 클럽 관리자만 볼 수 있어요.',
  stats: {
    change: '평균 점수',
    changeValue: (pre: number, final: number) => `${number.format(pre)} → ${number.format(final)}점`,
    changeNote: (count: number) => `두 답변이 모두 채점된 퀴즈 ${number.format(count)}개`,
    growth: '평균 성장률',
    growthNote: '남은 점수 가운데 채운 몫',
    place: '클럽에서 내 자리',
    places: { 1: '상위 25%', 2: '상위 50%', 3: '상위 75%', 4: '네 번째 구간' },
    placeNote: '성장률을 네 구간으로 나누었어요',
    placeUnknown: '아직 없음',
    placeUnknownNote: '성장률을 잰 멤버가 4명이 되면 보여 드려요',
    final: '최종답변 평균',
  },
  points: (value: number) => `${number.format(value)}점`,
  percent: (value: number) => percent.format(value),
  chart: '퀴즈별 사전답변과 최종답변의 점수',
  finalChart: '퀴즈별 최종답변의 공식 점수',
  summary: (pre: number, final: number) => `평균 ${number.format(pre)}점에서 ${number.format(final)}점으로`,
  heads: { quiz: '퀴즈', pre: '사전답변', final: '최종답변', growth: '성장률' },
  quiz: (no: number) => `퀴즈 ${no}`,
  none: '없음',
  noPre: '사전답변의 점수가 아직 없어요. AI가 사전답변을 채점하면 성장률을 함께 보여 드려요.',
  noAi: 'AI 채점을 쓰지 않는 클럽이라 사전답변의 점수가 없어요. 최종답변의 점수만 보여 드려요.',
  full: '사전답변이 이미 100점인 퀴즈는 성장률을 재지 않아요.',
  empty: '아직 채점된 답변이 없어요. 최종답변을 내고 채점이 끝나면 여기에서 성장을 볼 수 있어요.',
  toQuizzes: '퀴즈 보기',
} as const;
