import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import { answerChange } from '../answers/answers.public.ts';
import type { ReplyAct } from './replies.policy.ts';
import { findReply, type FoundReply } from './replies.queries.ts';
import { isShown, permitOn, reachReply } from './replies.service.ts';
import { changeReplyCount, emptyReply, removeReply, setHidden, setShown } from './reply-writing.queries.ts';

/** Changes a reply under the lock of its thread; `change` answers by how much the count of visible replies moves. */
async function changeLocked(
  unit: Unit,
  replySequence: number,
  act: ReplyAct,
  change: (transaction: Transaction, reply: FoundReply) => Promise<1 | 0 | -1>,
  club?: number,
): Promise<{ replyCount: number }> {
  const { room, reply } = await reachReply(unit, replySequence);
  if (club !== undefined && reply.club !== club) refuse('notFound');
  permitOn(unit, room, act, reply);
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    const [, [found]] = await transaction.all(
      changeReplyCount(tenantId, reply.answer_sequence, 0),
      findReply(tenantId, replySequence),
    );
    const current = found ?? refuse('replyDeleted');
    permitOn(unit, room, act, current);
    const by = await change(transaction, current);
    const counted = await transaction.first(changeReplyCount(tenantId, reply.answer_sequence, by));
    transaction.announce(answerChange(reply, reply.answer_sequence, 'reply', unit.memberId));
    return { replyCount: counted?.reply_count ?? 0 };
  });
}

/** Deletes a reply; with the last nested one under it, a deleted reply goes for good. */
export const deleteReply = (unit: Unit, replySequence: number) =>
  changeLocked(unit, replySequence, 'delete', async (transaction, reply) => {
    const { tenantId } = unit;
    const emptied = await transaction.change(emptyReply(tenantId, replySequence));
    if (emptied === 0) await transaction.change(removeReply(tenantId, replySequence, false));
    if (reply.parent_reply_sequence !== null) {
      await transaction.change(removeReply(tenantId, reply.parent_reply_sequence, true));
    }
    return isShown(reply) ? -1 : 0;
  });

export const hideReply = (unit: Unit, club: number, replySequence: number, reason: string) =>
  changeLocked(
    unit,
    replySequence,
    'hide',
    async (transaction, reply) => {
      await transaction.change(setHidden(unit.tenantId, replySequence, reason, unit.memberId, unit.now));
      return isShown(reply) ? -1 : 0;
    },
    club,
  );

export const showReply = (unit: Unit, club: number, replySequence: number) =>
  changeLocked(
    unit,
    replySequence,
    'hide',
    async (transaction, reply) => {
      if (isShown(reply)) return 0;
      await transaction.change(setShown(unit.tenantId, replySequence));
      return 1;
    },
    club,
  );
