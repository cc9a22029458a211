import type * as contract from '@dure/contract/grading/grading/rubric-levels.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Others grade, too: asked for again whenever it is looked at. */
export const listRubricGrades = read<typeof contract.listRubricGrades>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-grades',
  { staleTime: 0 },
);
