import type * as contract from '@dure/contract/grading/grading/grade-review.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { aroundGrade } from './graded.ts';

/** Answers with the room as it then is. */
export const askForReview = write<typeof contract.askForReview>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/grade-review',
);
export const answerReview = write<typeof contract.answerReview>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade-review',
  nothing,
  ({ params }) => aroundGrade(params.club),
);
