import { number } from '../../../../ui/text/number-format.ts';

export const memberClubsText = {
  title: (count: number) => `클럽 ${number.format(count)}`,
  heading: '클럽',
  none: '들어가 있는 클럽이 없어요.',
  runs: '운영',
  more: (count: number) => `그 밖에 ${number.format(count)}개`,
} as const;
