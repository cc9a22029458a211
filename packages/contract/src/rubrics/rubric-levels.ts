import { usualLevelsText } from './rubric-levels.text.ts';

/**
 * One level of a criterion: label, points of the criterion (0–100, independent of its weight) and the sentence that it
 * adds to the feedback.
 */
export interface RubricLevel {
  readonly label: string;
  readonly points: number;
  readonly reason: string;
}

/** The levels of a criterion whose author wrote none. */
export const USUAL_LEVELS: readonly RubricLevel[] = [
  { label: usualLevelsText.full, points: 100, reason: '' },
  { label: usualLevelsText.most, points: 75, reason: '' },
  { label: usualLevelsText.part, points: 50, reason: '' },
  { label: usualLevelsText.none, points: 0, reason: '' },
];

/** A criterion's levels, the best first. */
export const levelsOf = ({
  levels,
}: {
  readonly levels?: readonly RubricLevel[] | undefined;
}): readonly RubricLevel[] => (levels ?? USUAL_LEVELS).toSorted((one, other) => other.points - one.points);
