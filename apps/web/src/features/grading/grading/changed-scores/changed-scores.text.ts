import { number } from '../../../../ui/text/number-format.ts';

/** What a list of scores now and then says. */
export const changedScoresText = {
  open: (nickname: string) => `${nickname} 님의 답변 열기 (새 창)`,
  same: '그대로',
  sameFor: (grading: number) => `${grading}점 그대로`,
  quoted: (words: string) => `“${words}”`,
  from: (before: number, after: number) => `${before}점에서 ${after}점으로`,
  by: (points: number) => (points > 0 ? `+${points}점` : `−${-points}점`),
  fewer: (names: readonly string[]) =>
    `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` 외 ${number.format(names.length - 3)}명` : ''} 님은 점수가 내려가요.`,
} as const;
