import { number } from '../../../../ui/text/number-format.ts';

/** What grading with others says. */
export const gradersText = {
  me: '나',
  counted: (nickname: string, count: number) => `${nickname} ${number.format(count)}`,
  open: '나눠서 채점하기',
  lookingNow: (nickname: string) => `${nickname} 님이 지금 보고 있어요`,
  owned: (nickname: string) => `${nickname} 님이 맡음`,
  looksHere: (nickname: string) => `${nickname} 님이 보고 있어요. 채점해도 되지만, 같은 답변을 두 번 볼 수 있어요.`,
  mine: (count: number) => `내 몫 ${number.format(count)}`,
} as const;
