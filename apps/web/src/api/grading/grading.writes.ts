import type * as contract from '@dure/contract/grading/grading.endpoints';
import { write } from '../../kernel/write.ts';

export const gradeAnswer = write<typeof contract.gradeAnswer>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade',
);
export const giveFeedback = write<typeof contract.giveFeedback>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/feedback',
);
export const evaluateSelf = write<typeof contract.evaluateSelf>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/self-evaluation',
);
