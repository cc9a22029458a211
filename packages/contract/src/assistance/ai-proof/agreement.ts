/** Two grades of one answer, 0–100. */
export interface GradePair {
  readonly instructor: number;
  readonly ai: number;
}

/** How far two graders of the same answers agree. */
export interface Agreement {
  readonly count: number;
  /** Answers with the same score. */
  readonly exact: number;
  /** Answers whose scores are at most ten points apart. */
  readonly within: number;
  /** Quadratic weighted kappa in tenths (Cohen 1968): 1 for the same, 0 for chance; null where one grade is given alone. */
  readonly kappa: number | null;
  /** Points by which AI is higher on average; negative where it is lower. */
  readonly meanDifference: number;
}

/** Points within which two grades are taken for the same judgement. */
export const WITHIN_POINTS = 10;
/** Answers of a quiz that an instructor saw beside AI before what AI gives may be official there (decisions, section 10). */
export const FEWEST_COMPARED = 5;
/** Confidences that an instructor may choose from, and what is proposed. */
export const OFFICIAL_CONFIDENCE = { least: 0.5, most: 0.99, usual: 0.8 } as const;
/** Grades from which the confidence can be fitted to how often AI was within ten points. */
export const FEWEST_CALIBRATED = 30;

/** How far AI and instructor have to agree before what AI gives may be official. */
export const OFFICIAL_AGREEMENT = { kappa: 0.6, meanDifference: 10, within: 0.8 } as const;

/**
 * Whether two graders agree well enough for AI to grade by itself: by kappa and mean difference. Where
 * everybody has one grade, those within ten points count instead of kappa.
 */
export function isTrustworthy({ count, within, kappa, meanDifference }: Agreement): boolean {
  const isNear = kappa === null ? within / count >= OFFICIAL_AGREEMENT.within : kappa >= OFFICIAL_AGREEMENT.kappa;
  return isNear && Math.abs(meanDifference) <= OFFICIAL_AGREEMENT.meanDifference;
}

const TENTHS = 11;
const tenth = (score: number) => Math.round(score / 10);
const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

/** Whether two grades are the same judgement. */
export const isWithin = ({ instructor, ai }: GradePair): boolean => Math.abs(instructor - ai) <= WITHIN_POINTS;

function kappaOf(pairs: readonly GradePair[]): number | null {
  const counts = (of: (pair: GradePair) => number) =>
    Array.from({ length: TENTHS }, (_, place) => pairs.filter((pair) => tenth(of(pair)) === place).length);
  const [rows, columns] = [counts(({ instructor }) => instructor), counts(({ ai }) => ai)];
  const apart = sumOf(pairs.map(({ instructor, ai }) => (tenth(instructor) - tenth(ai)) ** 2));
  const byChance = sumOf(
    rows.flatMap((row, at) => columns.map((column, to) => (row * column * (at - to) ** 2) / pairs.length)),
  );
  return byChance === 0 ? null : 1 - apart / byChance;
}

/** How far instructor and AI agree; null without a pair. */
export function agreementOf(pairs: readonly GradePair[]): Agreement | null {
  if (pairs.length === 0) return null;
  return {
    count: pairs.length,
    exact: pairs.filter(({ instructor, ai }) => instructor === ai).length,
    within: pairs.filter(isWithin).length,
    kappa: kappaOf(pairs),
    meanDifference: sumOf(pairs.map(({ instructor, ai }) => ai - instructor)) / pairs.length,
  };
}
