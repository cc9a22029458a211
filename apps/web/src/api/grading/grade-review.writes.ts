import type * as contract from '@dure/contract/grading/grade-review.endpoints';
import { write } from '../../kernel/write.ts';

export const askForReview = write<typeof contract.askForReview>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/grade-review',
);
export const answerReview = write<typeof contract.answerReview>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade-review',
);
