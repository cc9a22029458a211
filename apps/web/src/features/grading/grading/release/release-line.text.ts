import { number } from '../../../../ui/text/number-format.ts';

/** What is said while grades are held back. */
export const releaseLineText = {
  open: '점수 공개',
  isHolding: '비공개로 채점 중',
  waiting: (count: number) => `${number.format(count)}개 공개 전`,
  release: '공개하기',
} as const;
