import type * as contract from '@dure/contract/grading/grading/ai-evaluation.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getAiEvaluation = read<typeof contract.getAiEvaluation>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/ai-evaluation',
);
