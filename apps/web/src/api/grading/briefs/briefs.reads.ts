import type * as contract from '@dure/contract/grading/briefs/briefs.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Answers come from others at any time: asked for again whenever it is looked at. */
export const getQuizBrief = read<typeof contract.getQuizBrief>('GET /api/v1/clubs/{club}/quizzes/{quiz}/brief', {
  staleTime: 0,
});
