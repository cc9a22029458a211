import { z } from 'zod';
import {
  editedReply,
  hidingReason,
  nestedReplyParts,
  replyCounted,
  replyParts,
  replyWords,
  threadOf,
  threadSize,
} from '../../answering/replies/replies.endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence } from '../../http/fields.ts';

const place = { postSequence: z.number().int() };
const nestedPostReply = nestedReplyParts.extend(place).meta({ id: 'NestedPostReply' });
export const postReply = replyParts
  .extend({ ...place, nestedReplies: z.array(nestedPostReply) })
  .meta({ id: 'PostReply' });
export type PostReplyView = z.output<typeof postReply>;
export type NestedPostReplyView = z.output<typeof nestedPostReply>;

const ofPost = z.object({ postSequence: pathSequence });
const oneOfPost = ofPost.extend({ replySequence: pathSequence });
const closed = ['repliesClosed'] as const;

export const listPostReplies = endpoint({
  name: 'listPostReplies',
  method: 'GET',
  path: '/api/v1/posts/{postSequence}/replies',
  summary: 'The latest `size` replies to an article or a video, oldest first, each with its nested replies',
  audience: 'member',
  params: ofPost,
  query: z.object({ size: threadSize }),
  response: threadOf(postReply),
});

export const createPostReply = endpoint({
  name: 'createPostReply',
  method: 'POST',
  path: '/api/v1/posts/{postSequence}/replies',
  summary: 'Replies to a post, where the organisation takes replies to posts',
  audience: 'member',
  params: ofPost,
  body: replyWords,
  response: postReply,
  errors: closed,
  idempotencyKey: true,
});

export const createNestedPostReply = endpoint({
  name: 'createNestedPostReply',
  method: 'POST',
  path: '/api/v1/posts/{postSequence}/replies/{replySequence}/reply',
  summary: 'Replies to a reply; a reply to a nested reply joins the same level and names whom it answers',
  audience: 'member',
  params: oneOfPost,
  body: replyWords,
  response: nestedPostReply,
  errors: ['repliesClosed', 'replyDeleted', 'replyHidden'],
  idempotencyKey: true,
});

export const editPostReply = endpoint({
  name: 'editPostReply',
  method: 'PUT',
  path: '/api/v1/posts/{postSequence}/replies/{replySequence}',
  summary: "Changes the caller's own reply",
  audience: 'member',
  params: oneOfPost,
  body: replyWords,
  response: editedReply,
  errors: ['repliesClosed', 'replyDeleted', 'replyHidden'],
});

export const deletePostReply = endpoint({
  name: 'deletePostReply',
  method: 'DELETE',
  path: '/api/v1/posts/{postSequence}/replies/{replySequence}',
  summary: "Deletes the caller's own reply; it keeps its place as 0003 while it has nested replies",
  audience: 'member',
  params: oneOfPost,
  response: replyCounted,
  errors: ['replyDeleted'],
});

export const hidePostReply = endpoint({
  name: 'hidePostReply',
  method: 'PUT',
  path: '/api/v1/posts/{postSequence}/replies/{replySequence}/hide',
  summary: 'Hides a reply from all but its author and those who may edit the post',
  audience: 'instructor',
  params: oneOfPost,
  body: hidingReason,
  response: replyCounted,
  errors: ['replyDeleted'],
});

export const showPostReply = endpoint({
  name: 'showPostReply',
  method: 'PUT',
  path: '/api/v1/posts/{postSequence}/replies/{replySequence}/show',
  summary: 'Shows a hidden reply again',
  audience: 'instructor',
  params: oneOfPost,
  response: replyCounted,
  errors: ['replyDeleted'],
});
