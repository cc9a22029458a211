/** A final answer with an official grade below this is a low score; sixty is the usual pass mark in Korea. */
export const LOW_SCORE = 60;
/** Official grades are counted in tens, 90–100 together. */
export const SCORE_BUCKETS = 10;
/** Members are counted by their progress in fifths, 80–100 together. */
export const PROGRESS_BUCKETS = 5;
/** Opened quizzes without an answer from which a member falls behind. */
const UNANSWERED_TO_FALL_BEHIND = 2;

export interface MemberCounts {
  /** Quizzes with at least a pre-answer. */
  readonly submittedCount: number;
  /** Quizzes with a final answer. */
  readonly finalCount: number;
}

/** Whether a quiz counts as opened so far: members see it now, or somebody has answered it already. */
export const isOpenedSoFar = (
  quiz: { published: boolean; openAt: Date | null; answerCount: number },
  now: Date,
): boolean => quiz.answerCount > 0 || (quiz.published && quiz.openAt !== null && quiz.openAt <= now);

/**
 * Whether a member falls behind (decisions, section 8): no answer for two opened quizzes, or progress under half of the
 * club's median. All share the number of opened quizzes, so progress compares as final answers.
 */
export const isBehind = (
  { submittedCount, finalCount }: MemberCounts,
  openedCount: number,
  medianFinal: number,
): boolean => openedCount - submittedCount >= UNANSWERED_TO_FALL_BEHIND || finalCount < medianFinal / 2;

/** Difficulty of a quiz: share (0–1) of low scores among its official grades; null without any. */
export function lowShare(histogram: readonly number[]): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const low = histogram.slice(0, LOW_SCORE / 10).reduce((sum, count) => sum + count, 0);
  return total === 0 ? null : low / total;
}

/** Fewest graded answers that a discrimination is worked out from. */
export const FEWEST_TO_DISCRIMINATE = 10;

/**
 * What a discrimination says (Ebel & Frisbie, Essentials of Educational Measurement, 1991): from 0.4 a quiz tells strong
 * members from weak ones well, from 0.2 passably, below it hardly.
 */
export function discriminationLevel(discrimination: number): 'good' | 'fair' | 'weak' {
  if (discrimination >= 0.4) return 'good';
  return discrimination >= 0.2 ? 'fair' : 'weak';
}
