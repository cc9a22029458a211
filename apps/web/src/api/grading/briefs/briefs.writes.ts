import type * as contract from '@dure/contract/grading/briefs/briefs.endpoints';
import { write } from '../../../kernel/calls/write.ts';

export const makeQuizBrief = write<typeof contract.makeQuizBrief>('PUT /api/v1/clubs/{club}/quizzes/{quiz}/brief');
