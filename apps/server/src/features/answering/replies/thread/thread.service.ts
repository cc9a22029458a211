import type { ErrorName } from '@dure/contract/errors';
import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { Query, Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { type ReplyAct, replyVerdict } from './replies.policy.ts';
import type { Subject } from './subject.ts';
import * as queries from './thread.queries.ts';
import { nestedReplyView, replyView, threadView, type ReplyCore, type Viewer } from './thread.view.ts';

/** Replies to one thing, as one viewer may take part in them. */
export interface Thread<Row extends ReplyCore, Place> {
  readonly subject: Subject;
  /** Why the viewer may not take part, take their own away, or run it; null where they may. */
  readonly verdicts: Readonly<Record<'react' | 'remove' | 'manage', ErrorName | null>>;
  readonly viewer: Viewer<Row, Place>;
  /** One reply with what the viewer sees of it. */
  readonly findRow: (replySequence: number) => Query<Row>;
  /** Tells who was answered: who wrote the subject, and who wrote the reply above (`repliedId`). */
  readonly tell: (transaction: Transaction, replySequence: number, repliedId?: string) => Promise<void>;
  /** Tells pages that are open. */
  readonly announce: (transaction: Transaction) => void;
}

/** Refuses what the caller may not do to a reply as it is now. */
function permitOn(
  { memberId }: Unit,
  { verdicts }: Pick<Thread<never, never>, 'verdicts'>,
  act: ReplyAct,
  reply: queries.Standing,
) {
  const { reply_status: status, member_id } = reply;
  const verdict = replyVerdict(act, { ...verdicts, status, isMine: member_id === memberId });
  if (verdict !== null) refuse(verdict);
}

const findOne = async <Row extends ReplyCore, Place>(unit: Unit, { subject }: Thread<Row, Place>, sequence: number) =>
  (await unit.first(queries.findInThread(unit.tenantId, subject, sequence))) ?? refuse('notFound');

/** The latest `size` replies of the first level. One more than asked for tells whether there are earlier ones. */
export const seenThread = <Row extends ReplyCore, Place>(
  rows: readonly Row[],
  viewer: Viewer<Row, Place>,
  size: number,
) => {
  const contents = threadView(rows, viewer);
  return { contents: contents.slice(-size), hasEarlier: contents.length > size };
};

interface Words {
  readonly parent: number | null;
  readonly addresseeId: string | null;
  readonly body: string;
}

async function add<Row extends ReplyCore, Place>(
  unit: Unit,
  transaction: Transaction,
  { subject, findRow }: Thread<Row, Place>,
  words: Words,
): Promise<Row> {
  const { tenantId, memberId, now } = unit;
  const added = await transaction.first(queries.insertReply(tenantId, { ...words, subject, memberId, now }));
  return (added && (await transaction.first(findRow(added.reply_sequence)))) ?? refuse('notFound');
}

/** Replies to the subject, one's own too: its author answers in their thread. */
export function addReply<Row extends ReplyCore, Place>(unit: Unit, thread: Thread<Row, Place>, body: string) {
  if (thread.verdicts.react !== null) refuse(thread.verdicts.react);
  return unit.write(async (transaction) => {
    await transaction.change(queries.changeReplyCount(unit.tenantId, thread.subject, 1));
    const row = await add(unit, transaction, thread, { parent: null, addresseeId: null, body });
    await thread.tell(transaction, row.reply_sequence);
    thread.announce(transaction);
    return replyView(row, thread.viewer);
  });
}

/** Replies to a reply. Under a nested one it joins the same level and names whom it answers. */
export async function addNestedReply<Row extends ReplyCore, Place>(
  unit: Unit,
  thread: Thread<Row, Place>,
  replySequence: number,
  body: string,
) {
  if (thread.verdicts.react !== null) refuse(thread.verdicts.react);
  const above = await findOne(unit, thread, replySequence);
  const isNested = above.parent_reply_sequence !== null;
  return unit.write(async (transaction) => {
    await transaction.change(queries.changeReplyCount(unit.tenantId, thread.subject, 1));
    // Read again under the lock of the thread: it may have been deleted or hidden meanwhile.
    const current = await transaction.first(queries.findInThread(unit.tenantId, thread.subject, replySequence));
    permitOn(unit, thread, 'answer', current ?? refuse('notFound'));
    const row = await add(unit, transaction, thread, {
      parent: above.parent_reply_sequence ?? above.reply_sequence,
      addresseeId: isNested ? above.member_id : null,
      body,
    });
    await thread.tell(transaction, row.reply_sequence, above.member_id);
    thread.announce(transaction);
    return nestedReplyView(row, thread.viewer);
  });
}

export async function changeReply<Row extends ReplyCore, Place>(
  unit: Unit,
  thread: Thread<Row, Place>,
  replySequence: number,
  body: string,
) {
  permitOn(unit, thread, 'edit', await findOne(unit, thread, replySequence));
  await unit.write(async (transaction) => {
    const changed = await transaction.change(queries.setBody(unit.tenantId, replySequence, body, unit.now));
    if (changed === 0) refuse('replyDeleted');
    thread.announce(transaction);
  });
  return { answerReplySequence: replySequence, body, isEdited: true };
}

const isShown = ({ reply_status }: queries.Standing): boolean => reply_status === REPLY_STATUS.shown;

/** Changes a reply under the lock of its thread; `change` answers by how much the count of visible replies moves. */
async function changeLocked<Row extends ReplyCore, Place>(
  unit: Unit,
  thread: Thread<Row, Place>,
  replySequence: number,
  act: ReplyAct,
  change: (transaction: Transaction, reply: queries.Standing) => Promise<1 | 0 | -1>,
): Promise<{ replyCount: number }> {
  permitOn(unit, thread, act, await findOne(unit, thread, replySequence));
  const { tenantId } = unit;
  const { subject } = thread;
  return unit.write(async (transaction) => {
    const [, [found]] = await transaction.all(
      queries.changeReplyCount(tenantId, subject, 0),
      queries.findInThread(tenantId, subject, replySequence),
    );
    const current = found ?? refuse('replyDeleted');
    permitOn(unit, thread, act, current);
    const by = await change(transaction, current);
    const counted = await transaction.first(queries.changeReplyCount(tenantId, subject, by));
    thread.announce(transaction);
    return { replyCount: counted?.reply_count ?? 0 };
  });
}

/** Deletes a reply; with the last nested one under it, a deleted reply goes for good. */
export const removeReply = <Row extends ReplyCore, Place>(
  unit: Unit,
  thread: Thread<Row, Place>,
  replySequence: number,
) =>
  changeLocked(unit, thread, replySequence, 'delete', async (transaction, reply) => {
    const { tenantId } = unit;
    const emptied = await transaction.change(queries.emptyReply(tenantId, replySequence));
    if (emptied === 0) await transaction.change(queries.removeReply(tenantId, replySequence, false));
    if (reply.parent_reply_sequence !== null) {
      await transaction.change(queries.removeReply(tenantId, reply.parent_reply_sequence, true));
    }
    return isShown(reply) ? -1 : 0;
  });

export const concealReply = <Row extends ReplyCore, Place>(
  unit: Unit,
  thread: Thread<Row, Place>,
  replySequence: number,
  reason: string,
) =>
  changeLocked(unit, thread, replySequence, 'hide', async (transaction, reply) => {
    await transaction.change(queries.setHidden(unit.tenantId, replySequence, reason, unit.memberId, unit.now));
    return isShown(reply) ? -1 : 0;
  });

export const revealReply = <Row extends ReplyCore, Place>(
  unit: Unit,
  thread: Thread<Row, Place>,
  replySequence: number,
) =>
  changeLocked(unit, thread, replySequence, 'hide', async (transaction, reply) => {
    if (isShown(reply)) return 0;
    await transaction.change(queries.setShown(unit.tenantId, replySequence));
    return 1;
  });
