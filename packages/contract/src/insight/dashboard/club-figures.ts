/** A final answer with an official grade below this is a low score; sixty is the usual pass mark in Korea. */
export const LOW_SCORE = 60;
export const isLowScore = (grade: number): boolean => grade < LOW_SCORE;
/** Official grades are counted in tens, 90–100 together. */
export const SCORE_BUCKETS = 10;
/** Members are counted by their progress in fifths, 80–100 together. */
export const PROGRESS_BUCKETS = 5;
/** Which fifth of progress (0–4) somebody stands in. */
export const progressFifth = (percent: number): number =>
  Math.min(Math.floor((percent * PROGRESS_BUCKETS) / 100), PROGRESS_BUCKETS - 1);
/** So many due quizzes in a row without an answer are a silence. */
const DUE_IN_SILENCE = 2;
/** A quiz without a deadline is due so long after it opened. */
const DUE_AFTER_MS = 7 * 24 * 60 * 60_000;

/** How a club counts a mean: rounded to `decimals` (one, unless told otherwise); null of nothing. */
export function meanOf(total: number, count: number, decimals = 1): number | null {
  const unit = 10 ** decimals;
  return count === 0 ? null : Math.round((unit * total) / count) / unit;
}

/** Whether a quiz counts as opened so far: members see it now, or somebody has answered it already. */
export const isOpenedSoFar = (
  quiz: { published: boolean; openAt: Date | null; answerCount: number },
  now: Date,
): boolean => quiz.answerCount > 0 || (quiz.published && quiz.openAt !== null && quiz.openAt <= now);

export interface OpenedQuiz {
  readonly quizSequence: number;
  readonly openAt: Date | null;
  readonly deadlineAt: Date | null;
}

/** From when on an answer to an opened quiz is late: its deadline, or a week after it opened. */
export const dueAt = ({ openAt, deadlineAt }: Pick<OpenedQuiz, 'openAt' | 'deadlineAt'>): Date | null =>
  deadlineAt ?? (openAt && new Date(openAt.getTime() + DUE_AFTER_MS));

/** What falling behind in a club is measured by; null as long as too little was due. */
export interface BehindBounds {
  /** The two quizzes that were due last, and those that are not due yet: who answered none of them is silent. */
  readonly recent: readonly number[];
  /** Who joined later is not silent yet: the first of the two was due before they came. */
  readonly silentSince: Date | null;
  /** When the first quiz was due: who joined later is not compared with the median. */
  readonly firstDueAt: Date | null;
}

export function behindBounds(opened: readonly OpenedQuiz[], now: Date): BehindBounds {
  const dated = opened.map(({ quizSequence, ...dates }) => ({ quizSequence, at: dueAt(dates) }));
  const due = dated
    .flatMap(({ quizSequence, at }) => (at && at <= now ? [{ quizSequence, at }] : []))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const over = new Set(due.slice(DUE_IN_SILENCE).map(({ quizSequence }) => quizSequence));
  return {
    recent: dated.flatMap(({ quizSequence }) => (over.has(quizSequence) ? [] : [quizSequence])),
    silentSince: due[DUE_IN_SILENCE - 1]?.at ?? null,
    firstDueAt: due.at(-1)?.at ?? null,
  };
}

export interface MemberPace {
  /** Answered neither the two quizzes due last nor a later one, though a member since before they were due. */
  readonly isSilent: boolean;
  /** A member since before the first quiz was due. */
  readonly isFromStart: boolean;
  readonly finalCount: number;
}

/**
 * Whether a member falls behind (decisions, section 8). It means no answer to the two quizzes due last nor since, or
 * progress under half of the club's median. All share the number of opened quizzes, so progress compares as final
 * answers.
 */
export const isBehind = ({ isSilent, isFromStart, finalCount }: MemberPace, medianFinal: number): boolean =>
  isSilent || (isFromStart && finalCount < medianFinal / 2);

/** Difficulty of a quiz: share (0–1) of low scores among its official grades; null without any. */
export function lowShare(histogram: readonly number[]): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const low = histogram.slice(0, LOW_SCORE / 10).reduce((sum, count) => sum + count, 0);
  return total === 0 ? null : low / total;
}

/** Fewest graded answers that a discrimination is worked out from. */
export const FEWEST_TO_DISCRIMINATE = 10;

/**
 * What a discrimination says (Ebel & Frisbie, Essentials of Educational Measurement, 1991). From 0.4 a quiz separates
 * strong members from weak ones well, from 0.2 passably, below hardly.
 */
export function discriminationLevel(discrimination: number): 'good' | 'fair' | 'weak' {
  if (discrimination >= 0.4) return 'good';
  return discrimination >= 0.2 ? 'fair' : 'weak';
}
