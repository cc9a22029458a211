import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, sequence, text, uuid, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { replyStatusCode } from './reply-codes.ts';
import { MAX_HIDING_REASON_LENGTH, MAX_REPLIES_SHOWN, MAX_REPLY_LENGTH } from './reply-limits.ts';

const body = text(1, MAX_REPLY_LENGTH);
/** What a reply says. */
export const replyWords = z.object({ body });

/** A reply wherever it stands (specification, section 3); `sequence`, `imageUrl`, `nickname` and `createAt` say again what others say. */
export const replyParts = z.object({
  answerReplySequence: z.number().int(),
  sequence: z.number().int(),
  postReplyStatus: replyStatusCode.describe(
    "'0001' shown, '0002' hidden, '0003' deleted: the last two keep their place without text, of a person who is nobody",
  ),
  isReadable: z.boolean().describe('Whether the caller may read it: not what is deleted, nor what is hidden from them'),
  body: z.string(),
  createdAt: moment,
  createAt: moment,
  isEdited: z.boolean(),
  isMine: z.boolean(),
  member: person,
  nickname: z.string(),
  imageUrl: z.string(),
  hiddenReason: z
    .string()
    .nullable()
    .describe('Why it was hidden, for its author and for those who may hide it, who still read it'),
});
/** A nested reply names whom it answers, where that is another nested reply; under the second level hangs nothing. */
export const nestedReplyParts = replyParts.extend({
  clubQuizAnswerReplySequence: z.number().int().describe('The same as `answerReplySequence`'),
  addressee: z.string().nullable(),
  nestedReplies: z.array(z.unknown()).max(0),
});
export type ReplyParts = z.output<typeof replyParts>;
export type NestedReplyParts = z.output<typeof nestedReplyParts>;
/** A reply of the first level with what is nested under it. */
export type ThreadReply<Reply extends ReplyParts> = Reply & {
  nestedReplies: (Reply & Omit<NestedReplyParts, keyof ReplyParts>)[];
};

/** Where a reply to an answer stands. */
const place = { clubSequence: z.number().int(), quizSequence: z.number().int() };
const nestedReply = nestedReplyParts.extend(place).meta({ id: 'NestedReply' });
export const replyView = replyParts.extend({ ...place, nestedReplies: z.array(nestedReply) }).meta({ id: 'Reply' });
export type ReplyView = z.output<typeof replyView>;
export type NestedReplyView = z.output<typeof nestedReply>;

export const editedReply = z.object({ answerReplySequence: z.number().int(), body: z.string(), isEdited: z.boolean() });
/** Visible replies of the thread after a change. */
export const replyCounted = z.object({ replyCount: z.number().int() });
/** Why a reply is hidden, for its author. */
export const hidingReason = z.object({ reason: text(1, MAX_HIDING_REASON_LENGTH) });

/** How many of the latest replies of the first level are asked for. */
export const threadSize = z.coerce.number<number>().int().min(1).max(MAX_REPLIES_SHOWN).default(50);
/** The replies of a thread, oldest first. */
export const threadOf = <View extends z.ZodType>(view: View) =>
  z.object({
    contents: z.array(view),
    replyCount: z.number().int(),
    hasEarlier: z.boolean().describe('Whether there are replies before these; a larger `size` shows them'),
  });

export const listReplies = endpoint({
  name: 'listReplies',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies',
  summary: 'The latest `size` replies to an answer, oldest first, each with its nested replies',
  audience: 'member',
  params: z.object({ club: pathSequence, quiz: pathSequence, memberUUID: uuid }),
  query: z.object({ size: threadSize }),
  response: threadOf(replyView),
  errors: ['preAnswerFirst'],
});

export const createReply = endpoint({
  name: 'createReply',
  method: 'POST',
  path: '/api/v1/reply',
  summary: "Replies to a member's answer",
  audience: 'member',
  body: z.object({ clubSequence: sequence, quizSequence: sequence, memberUUID: uuid, body }),
  response: replyView,
  errors: ['preAnswerFirst', 'deadlinePassed', 'clubNotRunning', 'clubReadOnly', 'notFound'],
  idempotencyKey: true,
});

export const createNestedReply = endpoint({
  name: 'createNestedReply',
  method: 'POST',
  path: '/api/v1/replies/{id}/reply',
  summary: 'Replies to a reply; a reply to a nested reply joins the same level and names whom it answers',
  audience: 'member',
  params: z.object({ id: pathSequence }),
  body: replyWords,
  response: nestedReply,
  errors: ['preAnswerFirst', 'deadlinePassed', 'clubNotRunning', 'clubReadOnly', 'replyDeleted', 'replyHidden'],
  idempotencyKey: true,
});

export const editReply = endpoint({
  name: 'editReply',
  method: 'PUT',
  path: '/api/v1/my/replies/{answerReplySequence}',
  summary: "Changes the caller's own reply",
  audience: 'member',
  params: z.object({ answerReplySequence: pathSequence }),
  body: replyWords,
  response: editedReply,
  errors: ['replyDeleted', 'replyHidden', 'clubNotRunning', 'clubReadOnly'],
});

export const deleteReply = endpoint({
  name: 'deleteReply',
  method: 'DELETE',
  path: '/api/v1/my/replies/{answerReplySequence}',
  summary: "Deletes the caller's own reply; it keeps its place as 0003 while it has nested replies",
  audience: 'member',
  params: z.object({ answerReplySequence: pathSequence }),
  response: replyCounted,
  errors: ['replyDeleted', 'clubNotRunning', 'clubReadOnly'],
});

const replyOfClub = z.object({ club: pathSequence, answerReplySequence: pathSequence });

export const hideReply = endpoint({
  name: 'hideReply',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/replies/{answerReplySequence}/hide',
  summary: 'Hides a reply from all but its author and the admins of the club; what is nested under it stays',
  audience: 'instructor',
  params: replyOfClub,
  body: hidingReason,
  response: replyCounted,
  errors: ['replyDeleted'],
});

export const showReply = endpoint({
  name: 'showReply',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/replies/{answerReplySequence}/show',
  summary: 'Shows a hidden reply again',
  audience: 'instructor',
  params: replyOfClub,
  response: replyCounted,
  errors: ['replyDeleted'],
});

const named = z.object({ name: z.string() }).nullable();

/** One of the caller's own replies, with the answer that it stands under. */
export const myReply = z
  .object({
    answerReplySequence: z.number().int(),
    postReplyStatus: replyStatusCode,
    text: z.string(),
    clubName: z.string(),
    clubDescription: z.string(),
    member: person.describe('Whose answer it is, as the caller may know them; its id addresses the answer in the room'),
    jobGroup: named.describe('Of the quiz, or else of its club'),
    jobLevel: named,
    job: named,
    repliedAt: moment,
    isEdited: z.boolean(),
    likeCount: z.number().int().describe('Of the answer'),
    replyCount: z.number().int(),
    clubSequence: z.number().int(),
    quizSequence: z.number().int(),
    question: z.string(),
    can: z.object({ open: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'MyReply' });
export type MyReply = z.output<typeof myReply>;

export const listMyReplies = endpoint({
  name: 'listMyReplies',
  method: 'GET',
  path: '/api/v1/my/replies',
  summary: "The caller's own replies, newest first",
  audience: 'member',
  query: z.object(paging()),
  response: paged(myReply),
});
