import type { RubricLevel } from '@dure/contract/quizzes/rubric-levels';

/** A criterion while it is written; without levels it has the usual ones. */
export interface WrittenCriterion {
  name: string;
  weight: number;
  levels?: RubricLevel[] | undefined;
}
