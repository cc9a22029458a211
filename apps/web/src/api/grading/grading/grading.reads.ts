import type * as contract from '@dure/contract/grading/grading/grading.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMemberAnswer = read<typeof contract.getMemberAnswer>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers/{memberUUID}',
);
