import type { RubricLevel } from '@dure/contract/rubrics/rubric-levels';

/** A criterion while it is written; without levels it has the usual ones. */
export interface WrittenCriterion {
  name: string;
  weight: number;
  levels?: RubricLevel[] | undefined;
}
