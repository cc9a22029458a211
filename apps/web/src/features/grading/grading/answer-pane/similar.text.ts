import { number } from '../../../../ui/text/number-format.ts';

/** What is said of nearly the same answers. */
export const similarText = {
  title: (count: number) => `글이 거의 같은 답변 ${number.format(count)}`,
  hint: '같은 자료를 인용했거나 함께 공부했을 수도 있어요. 다른 곳을 보고 판단해 주세요.',
  choose: '비슷한 답변 함께 채점',
  points: (score: number) => `${score}점`,
  same: '같은 글',
  difference: '다른 곳 보기',
} as const;
