import type { CriterionView } from '../../answering/answers/answers.views.ts';
import { levelsOf, type RubricLevel } from '../../rubrics/rubric-levels.ts';
import type { RubricCriterion } from '../../rubrics/rubric.ts';
import { isRubricComplete, rubricScore } from './rubric-score.ts';

/** A level of a criterion as it becomes; `from` is what it is called before, null for one that is added. */
export interface LevelChange extends RubricLevel {
  readonly from: string | null;
}

interface Graded {
  readonly grading: number;
  readonly criteria: readonly CriterionView[];
}

const pointsIn = (criteria: readonly CriterionView[]) =>
  Object.fromEntries(criteria.map(({ name, points }) => [name, points]));

/** The rubric with other levels of one criterion, the best first. */
export const withLevels = (
  rubric: readonly RubricCriterion[],
  name: string,
  changes: readonly LevelChange[],
): RubricCriterion[] =>
  rubric.map((criterion) => {
    if (criterion.name !== name) return criterion;
    const levels = changes.map(({ label, points, reason }) => ({ label, points, reason }));
    return { ...criterion, levels: [...levelsOf({ levels })] };
  });

/**
 * What a level becomes: the one that carries it on; where it was taken out, the level nearest in points, of two the better
 * one. Undefined where there is none left.
 */
export function levelAfter(
  changes: readonly LevelChange[],
  { label, points }: Pick<RubricLevel, 'label' | 'points'>,
): LevelChange | undefined {
  const distance = (one: LevelChange) => Math.abs(one.points - points);
  const nearest = changes.toSorted((one, other) => distance(one) - distance(other) || other.points - one.points);
  return changes.find(({ from }) => from === label) ?? nearest[0];
}

/**
 * What a graded answer becomes when levels of a criterion change. Its level and points follow, and the grade with them
 * where the rubric gave it; one given by hand stays. Null where its level was not chosen or stays as it is.
 */
export function regraded(
  rubric: readonly RubricCriterion[],
  name: string,
  changes: readonly LevelChange[],
  { grading, criteria }: Graded,
): Graded | null {
  const criterion = rubric.find((one) => one.name === name);
  const given = criteria.find((one) => one.name === name);
  const former =
    criterion && levelsOf(criterion).find((one) => one.label === given?.level && one.points === given.points);
  const next = former && levelAfter(changes, former);
  if (!next || (next.label === former.label && next.points === former.points)) return null;
  const criteriaThen = criteria.map((one) =>
    one.name === name ? { ...one, level: next.label, points: next.points } : one,
  );
  const before = pointsIn(criteria);
  const isByRubric = isRubricComplete(rubric, before) && rubricScore(rubric, before) === grading;
  const score = rubricScore(rubric, pointsIn(criteriaThen));
  return { criteria: criteriaThen, grading: isByRubric && score !== null ? score : grading };
}
