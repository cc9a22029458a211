/** Grades of one member's two answers to a quiz, 0–100; null where there is none (yet). */
export interface GradedPair {
  readonly preGrade: number | null;
  readonly finalGrade: number | null;
}

/** Best grade there is: above it nothing can grow. */
export const FULL_GRADE = 100;
/** With fewer members measured a quartile would tell single people's scores. */
export const LEAST_MEASURED_MEMBERS = 4;

/**
 * The normalised gain (decisions, section 8): which part of what was missing before was won, as a fraction. 1: everything,
 * 0: nothing, below 0: the final answer was worth less. Null where a grade is missing or nothing was missing before.
 */
export function normalisedGain({ preGrade, finalGrade }: GradedPair): number | null {
  if (preGrade === null || finalGrade === null || preGrade >= FULL_GRADE) return null;
  return (finalGrade - preGrade) / (FULL_GRADE - preGrade);
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Growth {
  /** Quizzes with a gain. */
  readonly count: number;
  /** Averages over these quizzes: grades in points, growth as a fraction. */
  readonly averagePre: number;
  readonly averageFinal: number;
  readonly averageGrowth: number;
}

/** A member's growth over the quizzes of a club; null while no quiz has a gain. */
export function growthOver(pairs: readonly GradedPair[]): Growth | null {
  const measured = pairs.filter((pair) => normalisedGain(pair) !== null);
  if (measured.length === 0) return null;
  return {
    count: measured.length,
    averagePre: average(measured.map(({ preGrade }) => preGrade!))!,
    averageFinal: average(measured.map(({ finalGrade }) => finalGrade!))!,
    averageGrowth: average(measured.map((pair) => normalisedGain(pair)!))!,
  };
}

/** The average official grade of the final answers; null while none is graded. */
export const averageFinalGrade = (pairs: readonly GradedPair[]): number | null =>
  average(pairs.flatMap(({ finalGrade }) => (finalGrade === null ? [] : [finalGrade])));

/** With fewer grades two averages say nothing. */
const LEAST_MOVED = 4;

/** One's own way: average of the earlier and of the later half of the graded final answers, the one in the middle left out. */
export function movementOver(pairs: readonly GradedPair[]): { before: number; now: number } | null {
  const grades = pairs.flatMap(({ finalGrade }) => (finalGrade === null ? [] : [finalGrade]));
  if (grades.length < LEAST_MOVED) return null;
  const half = Math.floor(grades.length / 2);
  return { before: average(grades.slice(0, half))!, now: average(grades.slice(-half))! };
}

/** The last quarter that one is told of standing in: a place behind it would discourage and help nobody. */
const LAST_TOLD = 2;

/** The place as its member is told of it. */
export const toldQuartile = (quartile: Quartile | null): Quartile | null =>
  quartile !== null && quartile <= LAST_TOLD ? quartile : null;

export type Quartile = 1 | 2 | 3 | 4;

/**
 * In which quarter of the measured members one stands, 1 the best. `higher`: members with a greater average; equal ones
 * stand together in the better quarter. Null for who is not measured and where too few are.
 */
export function quartileOf(place: { measured: number; higher: number | null }): Quartile | null {
  if (place.higher === null || place.measured < LEAST_MEASURED_MEMBERS) return null;
  return (Math.floor((4 * place.higher) / place.measured) + 1) as Quartile;
}
