import type { ErrorName } from '../../errors.ts';
import { REVIEW_DAYS } from './grading-limits.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface ReviewFacts {
  /** When the instructor or the AI last graded; null where neither has. */
  readonly gradedAt: Date | null;
  /** The latest request; `answeredAt` is null while it is open. */
  readonly latest: { readonly askedAt: Date; readonly answeredAt: Date | null } | null;
}

/** Until when the member may ask; null where there is no grade to ask about. */
export const reviewUntil = (gradedAt: Date | null): Date | null =>
  gradedAt && new Date(gradedAt.getTime() + REVIEW_DAYS * DAY_MS);

/** Why a member may not ask (again); null where they may. A grade given after the last request may be asked about anew. */
export function reviewVerdict({ gradedAt, latest }: ReviewFacts, now: Date): ErrorName | null {
  const until = reviewUntil(gradedAt);
  if (!gradedAt || !until) return 'notGradedYet';
  if (latest && (latest.answeredAt === null || gradedAt <= latest.answeredAt)) return 'reviewAlreadyAsked';
  return now < until ? null : 'reviewPeriodOver';
}
