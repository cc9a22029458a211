import type * as contract from '@dure/contract/replies/replies.endpoints';
import { write } from '../../kernel/write.ts';

export const createReply = write<typeof contract.createReply>('POST /api/v1/reply');
export const createNestedReply = write<typeof contract.createNestedReply>('POST /api/v1/replies/{id}/reply');
export const editReply = write<typeof contract.editReply>('PUT /api/v1/my/replies/{answerReplySequence}');
export const deleteReply = write<typeof contract.deleteReply>('DELETE /api/v1/my/replies/{answerReplySequence}');
export const hideReply = write<typeof contract.hideReply>(
  'PUT /api/v1/my/clubs/{club}/replies/{answerReplySequence}/hide',
);
export const showReply = write<typeof contract.showReply>(
  'PUT /api/v1/my/clubs/{club}/replies/{answerReplySequence}/show',
);
