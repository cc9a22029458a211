import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { type Subject, subjectColumns } from './subject.ts';

/** Rows of one thread that a call reads, nested ones included. */
export const MAX_THREAD_ROWS = 5000;

const moved = (table: 'answers' | 'posts', tenantId: string, by: 1 | 0 | -1) =>
  build
    .updateTable(table)
    .set((row) => ({ reply_count: row('reply_count', '+', by) }))
    .where('tenant_id', '=', tenantId)
    .returning('reply_count');

/**
 * Changes a subject's count of visible replies. Every change of a thread begins with it, by 0 where the count is not
 * yet known. The row's lock serialises them, so no reply is added under one that is being removed.
 */
export const changeReplyCount = (tenantId: string, subject: Subject, by: 1 | 0 | -1) =>
  'answerSequence' in subject
    ? moved('answers', tenantId, by).where('answer_sequence', '=', subject.answerSequence)
    : moved('posts', tenantId, by).where('post_sequence', '=', subject.postSequence);

/** A reply of the subject as it stands, with who wrote it. */
export const findInThread = (tenantId: string, subject: Subject, replySequence: number) =>
  build
    .selectFrom('replies')
    .select(['reply_sequence', 'parent_reply_sequence', 'member_id', 'reply_status'])
    .where('tenant_id', '=', tenantId)
    .where('reply_sequence', '=', replySequence)
    .where((row) => row.and(subjectColumns(subject)));
export type Standing = RowsOf<ReturnType<typeof findInThread>>[number];

export interface NewReply {
  readonly subject: Subject;
  readonly parent: number | null;
  readonly addresseeId: string | null;
  readonly memberId: string;
  readonly body: string;
  readonly now: Date;
}

export const insertReply = (tenantId: string, reply: NewReply) =>
  build
    .insertInto('replies')
    .values({
      tenant_id: tenantId,
      ...subjectColumns(reply.subject),
      parent_reply_sequence: reply.parent,
      addressee_id: reply.addresseeId,
      member_id: reply.memberId,
      body: reply.body,
      created_at: reply.now,
    })
    .returning('reply_sequence');

const oneReply = (tenantId: string, replySequence: number) =>
  build.updateTable('replies').where('tenant_id', '=', tenantId).where('reply_sequence', '=', replySequence);

/** Changes the text of a reply that is still shown. */
export const setBody = (tenantId: string, replySequence: number, body: string, now: Date) =>
  oneReply(tenantId, replySequence).set({ body, edited_at: now }).where('reply_status', '=', REPLY_STATUS.shown);

const NOT_HIDDEN = { hidden_reason: null, hidden_by: null, hidden_at: null };

export const setHidden = (tenantId: string, replySequence: number, reason: string, by: string, now: Date) =>
  oneReply(tenantId, replySequence).set({
    reply_status: REPLY_STATUS.hidden,
    hidden_reason: reason,
    hidden_by: by,
    hidden_at: now,
  });

export const setShown = (tenantId: string, replySequence: number) =>
  oneReply(tenantId, replySequence).set({ reply_status: REPLY_STATUS.shown, ...NOT_HIDDEN });

const underIt = (tenantId: string, replySequence: number) =>
  build
    .selectFrom('replies as nested')
    .select('nested.reply_sequence')
    .where('nested.tenant_id', '=', tenantId)
    .where('nested.parent_reply_sequence', '=', replySequence);

/** A deleted reply keeps its place, without its text, while nested replies stand under it. */
export const emptyReply = (tenantId: string, replySequence: number) =>
  oneReply(tenantId, replySequence)
    .set({ reply_status: REPLY_STATUS.deleted, body: '', ...NOT_HIDDEN })
    .where((row) => row.exists(underIt(tenantId, replySequence)));

/** Removes a reply that nothing stands under; with `deletedOnly` one that was kept for nested replies alone. */
export const removeReply = (tenantId: string, replySequence: number, deletedOnly: boolean) => {
  const query = build
    .deleteFrom('replies')
    .where('tenant_id', '=', tenantId)
    .where('reply_sequence', '=', replySequence)
    .where((row) => row.not(row.exists(underIt(tenantId, replySequence))));
  return deletedOnly ? query.where('reply_status', '=', REPLY_STATUS.deleted) : query;
};
