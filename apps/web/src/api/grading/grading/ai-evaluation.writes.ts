import type * as contract from '@dure/contract/grading/grading/ai-evaluation.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getMemberAnswer } from './grading.reads.ts';

export const evaluateAnswer = write<typeof contract.evaluateAnswer>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/ai-evaluation',
  ({ params }) => [getMemberAnswer.key({ params })],
);
