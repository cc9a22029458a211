/** Grades further apart than this have a pause between them. */
const PAUSE_MS = 15 * 60_000;
/** From fewer grades in a row nothing is said. */
const FEWEST_GAPS = 5;

/**
 * Seconds that a grader takes for an answer, measured by when they gave grades: the median of the times between two grades, pauses
 * left out. Null as long as there are too few to say.
 */
export function gradingPace(gradedAt: readonly Date[]): number | null {
  const instants = gradedAt.map((one) => one.getTime()).toSorted((a, b) => a - b);
  const gaps = instants
    .flatMap((at, index) => (index === 0 ? [] : [at - instants[index - 1]!]))
    .filter((gap) => gap > 0 && gap <= PAUSE_MS)
    .toSorted((a, b) => a - b);
  if (gaps.length < FEWEST_GAPS) return null;
  const middle = gaps.length / 2;
  const median = (gaps[Math.ceil(middle) - 1]! + gaps[Math.floor(middle)]!) / 2;
  return Math.max(1, Math.round(median / 1000));
}

/** Whole minutes that so many answers take at a pace; one at least. */
export const gradingMinutes = (answers: number, secondsEach: number): number =>
  Math.max(1, Math.round((answers * secondsEach) / 60));
