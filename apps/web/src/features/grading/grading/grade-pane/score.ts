import { MAX_SCORE } from '@dure/contract/limits/quiz-limits';
/** The scores one key away, in the order of the keys 1 to 6. */
export const QUICK_SCORES = [100, 90, 80, 70, 60, 0] as const;

/** The whole number from 0 to 100 that was typed, in full-width digits too; null for anything else. */
export function parseScore(typed: string): number | null {
  const digits = typed.normalize('NFKC').trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  const score = Number(digits);
  return score <= MAX_SCORE ? score : null;
}

export const weightOf = (rubric: readonly { readonly weight: number }[]): number =>
  rubric.reduce((sum, { weight }) => sum + weight, 0);

/** What points of a criterion count of the whole score, to one decimal. */
export const shareOf = (points: number, weight: number, total: number): number =>
  Math.round((10 * points * weight) / total) / 10;
