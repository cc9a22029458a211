import { z } from 'zod';
import { person } from '../clubs/clubs.views.ts';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence, sequence, text, uuid } from '../http/fields.ts';

const body = text(1, 2000);

const reply = z.object({
  answerReplySequence: z.number().int(),
  /** '0001' shown, '0003' deleted: it keeps its place without its text. */
  postReplyStatus: z.string(),
  body: z.string(),
  createdAt: z.string(),
  isEdited: z.boolean(),
  isMine: z.boolean(),
  member: person.nullable(),
});
/** A nested reply names whom it answers, where that is another nested reply. */
const nestedReply = reply.extend({ addressee: z.string().nullable() });
export const replyView = reply.extend({ nestedReplies: z.array(nestedReply) });
export type ReplyView = z.output<typeof replyView>;
export type NestedReplyView = z.output<typeof nestedReply>;

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies',
  summary: 'Replies to an answer, oldest first, with their nested replies; 200 at most',
  audience: 'member',
  params: z.object({ club: pathSequence, quiz: pathSequence, memberUUID: uuid }),
  response: z.object({ contents: z.array(replyView), replyCount: z.number().int() }),
  errors: ['preAnswerFirst'],
});

export const createReply = endpoint({
  method: 'POST',
  path: '/api/v1/reply',
  summary: "Replies to a member's answer",
  audience: 'member',
  body: z.object({ clubSequence: sequence, quizSequence: sequence, memberUUID: uuid, body }),
  response: replyView,
  errors: ['preAnswerFirst', 'deadlinePassed', 'clubNotRunning', 'clubReadOnly'],
  idempotencyKey: true,
});

export const createNestedReply = endpoint({
  method: 'POST',
  path: '/api/v1/replies/{id}/reply',
  summary: 'Replies to a reply; a reply to a nested reply joins the same level and names whom it answers',
  audience: 'member',
  params: z.object({ id: pathSequence }),
  body: z.object({ body }),
  response: nestedReply,
  errors: ['preAnswerFirst', 'deadlinePassed', 'clubNotRunning', 'clubReadOnly', 'replyDeleted'],
  idempotencyKey: true,
});

export const editReply = endpoint({
  method: 'PUT',
  path: '/api/v1/my/replies/{answerReplySequence}',
  summary: "Changes the caller's own reply",
  audience: 'member',
  params: z.object({ answerReplySequence: pathSequence }),
  body: z.object({ body }),
  response: z.object({ answerReplySequence: z.number().int(), body: z.string(), isEdited: z.boolean() }),
  errors: ['replyDeleted', 'clubNotRunning', 'clubReadOnly'],
});

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/replies/{answerReplySequence}',
  summary: "Deletes the caller's own reply; it keeps its place as 0003 while it has nested replies",
  audience: 'member',
  params: z.object({ answerReplySequence: pathSequence }),
  response: z.object({ replyCount: z.number().int() }),
  errors: ['replyDeleted', 'clubNotRunning', 'clubReadOnly'],
});
