import type * as contract from '@dure/contract/publishing/posts/post-replies.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { listPostReplies } from './posts.reads.ts';

interface OfPost {
  readonly params: { readonly postSequence: number };
}
/** Whether a reply keeps its place, or takes one with it that waited for its last reply, is the server's to say. */
const thread = ({ params: { postSequence } }: OfPost) => [listPostReplies.key({ params: { postSequence } })];

// What is written or changed is put into the thread by whoever shows it.
export const createPostReply = write<typeof contract.createPostReply>(
  'POST /api/v1/posts/{postSequence}/replies',
  nothing,
);
export const createNestedPostReply = write<typeof contract.createNestedPostReply>(
  'POST /api/v1/posts/{postSequence}/replies/{replySequence}/reply',
  nothing,
);
export const editPostReply = write<typeof contract.editPostReply>(
  'PUT /api/v1/posts/{postSequence}/replies/{replySequence}',
  nothing,
);
export const deletePostReply = write<typeof contract.deletePostReply>(
  'DELETE /api/v1/posts/{postSequence}/replies/{replySequence}',
  thread,
);
export const hidePostReply = write<typeof contract.hidePostReply>(
  'PUT /api/v1/posts/{postSequence}/replies/{replySequence}/hide',
  thread,
);
export const showPostReply = write<typeof contract.showPostReply>(
  'PUT /api/v1/posts/{postSequence}/replies/{replySequence}/show',
  thread,
);
