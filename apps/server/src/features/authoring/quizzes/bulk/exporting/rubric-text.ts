import type { RubricCriterion } from '@dure/contract/rubrics/rubric';

/** Criteria as the cell of a table has them. */
export const rubricText = (rubric: readonly RubricCriterion[]): string =>
  rubric.map(({ name, weight }) => `${name} ${weight}`).join(', ');
