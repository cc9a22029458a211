import type { CriterionView } from '../answers/answers.views.ts';
import { levelsOf, type RubricLevel } from '../quizzes/rubric-levels.ts';
import type { RubricCriterion } from '../quizzes/rubric.ts';
import { isRubricComplete, rubricScore } from './rubric-score.ts';

/** A level of a criterion as it becomes; `from` is what it is called before. */
export interface LevelChange extends RubricLevel {
  readonly from: string;
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
 * What a graded answer becomes when levels of a criterion change: its level and points follow, and the grade with them
 * where the rubric gave it; one that was given by hand stays. Null where its level was not chosen or stays as it is.
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
  const next = former && changes.find(({ from }) => from === former.label);
  if (!next || (next.label === former.label && next.points === former.points)) return null;
  const criteriaThen = criteria.map((one) =>
    one.name === name ? { ...one, level: next.label, points: next.points } : one,
  );
  const before = pointsIn(criteria);
  const isByRubric = isRubricComplete(rubric, before) && rubricScore(rubric, before) === grading;
  const score = rubricScore(rubric, pointsIn(criteriaThen));
  return { criteria: criteriaThen, grading: isByRubric && score !== null ? score : grading };
}
