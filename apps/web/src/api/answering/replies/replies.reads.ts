import type * as contract from '@dure/contract/answering/replies/replies.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

/** The latest `size` of them; the ones that are shown stay while more are fetched. */
export const listReplies = read<typeof contract.listReplies>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies',
  pageByPage,
);
export const listMyReplies = read<typeof contract.listMyReplies>('GET /api/v1/my/replies', pageByPage);
