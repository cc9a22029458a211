import type * as contract from '@dure/contract/replies/replies.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';

export const listReplies = read<typeof contract.listReplies>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies',
);
export const listMyReplies = read<typeof contract.listMyReplies>('GET /api/v1/my/replies', pageByPage);
