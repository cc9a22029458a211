/** Grades of one kind for one member's two answers to a quiz, 0–100; null where there is none (yet). */
export interface GradedPair {
  readonly preGrade: number | null;
  readonly finalGrade: number | null;
}

/** Grades of a quiz as growth compares them: AI's of both answers, once the final answer has an official one. */
export const comparedPair = ({
  preGrade,
  aiFinalGrade,
  officialGrade,
}: {
  readonly preGrade: number | null;
  readonly aiFinalGrade: number | null;
  readonly officialGrade: number | null;
}): GradedPair =>
  preGrade === null || aiFinalGrade === null || officialGrade === null
    ? { preGrade: null, finalGrade: null }
    : { preGrade, finalGrade: aiFinalGrade };

/** The best grade there is: what lies between it and the pre-answer's could still be gained. */
export const FULL_GRADE = 100;
/** With fewer members measured a quartile would tell single people's scores. */
export const LEAST_MEASURED_MEMBERS = 4;

/**
 * Growth in one quiz, as normalised change (decisions, section 8; Marx and Cummings, American Journal of Physics 75,
 * 2007). A gain is divided by what was left to gain, a loss by what there was to lose. A fraction from -1 to 1; 0:
 * nothing changed. Null where a grade is missing, and from 100 to 100 and 0 to 0. `normalised_change` says the same in
 * SQL.
 */
export function normalisedChange({ preGrade, finalGrade }: GradedPair): number | null {
  if (preGrade === null || finalGrade === null) return null;
  if (finalGrade > preGrade) return (finalGrade - preGrade) / (FULL_GRADE - preGrade);
  if (finalGrade < preGrade) return (finalGrade - preGrade) / preGrade;
  return preGrade === 0 || preGrade === FULL_GRADE ? null : 0;
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Growth {
  /** Quizzes of which both answers have a grade. */
  readonly count: number;
  /** Averages over these quizzes, in points. */
  readonly averagePre: number;
  readonly averageFinal: number;
  /** Average of the normalised changes, as a fraction; null where each was left out. */
  readonly averageGrowth: number | null;
}

/** A member's growth over the quizzes of a club; null while no quiz has both grades. */
export function growthOver(pairs: readonly GradedPair[]): Growth | null {
  const graded = pairs.flatMap(({ preGrade, finalGrade }) =>
    preGrade === null || finalGrade === null ? [] : [{ preGrade, finalGrade }],
  );
  if (graded.length === 0) return null;
  return {
    count: graded.length,
    averagePre: average(graded.map(({ preGrade }) => preGrade))!,
    averageFinal: average(graded.map(({ finalGrade }) => finalGrade))!,
    averageGrowth: average(graded.flatMap((pair) => normalisedChange(pair) ?? [])),
  };
}

type OfficialGrade = Pick<GradedPair, 'finalGrade'>;

/** The average official grade of the final answers; null while none is graded. */
export const averageFinalGrade = (quizzes: readonly OfficialGrade[]): number | null =>
  average(quizzes.flatMap(({ finalGrade }) => finalGrade ?? []));

/** With fewer grades two averages say nothing. */
const LEAST_MOVED = 4;

/** One's own way: average of the earlier and of the later half of the graded final answers, the one in the middle left out. */
export function movementOver(quizzes: readonly OfficialGrade[]): { before: number; now: number } | null {
  const grades = quizzes.flatMap(({ finalGrade }) => finalGrade ?? []);
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
