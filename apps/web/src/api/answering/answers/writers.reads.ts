import type * as contract from '@dure/contract/answering/answers/quiz-status.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Others begin and end at any moment: what was known of an earlier visit is asked for again. */
export const listWriters = read<typeof contract.listWriters>('GET /api/v1/clubs/{club}/quizzes/{quiz}/writers', {
  staleTime: 0,
});
