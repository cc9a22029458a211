const number = new Intl.NumberFormat('ko-KR');

/** Whom one's own answers helped. */
export const helpedText = {
  title: (count: number) => `내 답이 ${number.format(count)}명의 생각에 이어졌어요`,
  none: '동료가 내 문장을 인용하거나 내 답을 원픽으로 고르면 여기에 보여요.',
  kinds: { QUOTE: '내 문장을 인용했어요', ONE_PICK: '내 답을 원픽으로 골랐어요' },
  quiz: (no: number) => `퀴즈 ${no}`,
} as const;
