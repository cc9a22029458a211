import type * as contract from '@dure/contract/grading/grading/grading-queue.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listClubAnswers = read<typeof contract.listClubAnswers>('GET /api/v1/my/clubs/{club}/answers');
export const listSimilarAnswers = read<typeof contract.listSimilarAnswers>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers/{memberUUID}/similar',
);
