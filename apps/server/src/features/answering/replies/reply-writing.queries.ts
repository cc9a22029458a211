import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import { build } from '../../../kernel/database/build.ts';

/**
 * Changes an answer's count of visible replies. Every change of a thread begins with it, by 0 where the count is not
 * yet known. The row's lock serialises them, so no reply is added under one that is being removed.
 */
export const changeReplyCount = (tenantId: string, answerSequence: number, by: 1 | 0 | -1) =>
  build
    .updateTable('answers')
    .set((row) => ({ reply_count: row('reply_count', '+', by) }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .returning('reply_count');

export interface NewReply {
  readonly answerSequence: number;
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
      answer_sequence: reply.answerSequence,
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
