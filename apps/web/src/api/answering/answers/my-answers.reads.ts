import type * as contract from '@dure/contract/answering/answers/my-answers.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

/** Likes and grades come from others at any time: asked for again whenever the list is looked at. */
export const listMyAnswers = read<typeof contract.listMyAnswers>('GET /api/v1/clubs/{club}/quizzes-my-answers', {
  ...pageByPage,
  staleTime: 0,
});
