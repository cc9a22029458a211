import type * as contract from '@dure/contract/answering/replies/replies.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listPointHistories } from '../../people/points/points.reads.ts';
import { listMyReplies, listReplies } from './replies.reads.ts';

// What is written or changed is put into the thread by whoever shows it.
const own = () => [listMyReplies.key()];
const earned = () => [listPointHistories.key()];
/** Whether a reply keeps its place, or takes one with it that waited for its last reply, is the server's to say. */
const threads = (club?: number) => [listReplies.key(club === undefined ? {} : { params: { club } }), ...own()];

export const createReply = write<typeof contract.createReply>('POST /api/v1/reply', own, earned);
export const createNestedReply = write<typeof contract.createNestedReply>(
  'POST /api/v1/replies/{id}/reply',
  own,
  earned,
);
export const editReply = write<typeof contract.editReply>('PUT /api/v1/my/replies/{answerReplySequence}', own);
export const deleteReply = write<typeof contract.deleteReply>(
  'DELETE /api/v1/my/replies/{answerReplySequence}',
  () => threads(),
  earned,
);
export const hideReply = write<typeof contract.hideReply>(
  'PUT /api/v1/my/clubs/{club}/replies/{answerReplySequence}/hide',
  ({ params }) => threads(params.club),
);
export const showReply = write<typeof contract.showReply>(
  'PUT /api/v1/my/clubs/{club}/replies/{answerReplySequence}/show',
  ({ params }) => threads(params.club),
);
