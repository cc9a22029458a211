import type * as contract from '@dure/contract/grading/grading/rubric-levels.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { aroundGrade } from './graded.ts';
import { getMemberAnswer } from './grading.reads.ts';
import { listRubricGrades } from './rubric-levels.reads.ts';

/** Every answer to the quiz is graded by the new levels. */
export const changeRubricLevels = write<typeof contract.changeRubricLevels>(
  'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-levels',
  ({ params }) => [listRubricGrades.key({ params }), getMemberAnswer.key({ params })],
  ({ params }) => aroundGrade(params.club),
);
