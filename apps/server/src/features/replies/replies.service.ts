import type {
  createReply as createReplyEndpoint,
  NestedReplyView,
  ReplyView,
} from '@dure/contract/replies/replies.endpoints';
import { REPLY_STATUS } from '@dure/contract/replies/reply-status';
import type { z } from 'zod';
import type { Transaction } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { findTarget, reachTarget, type Target } from '../answers/answer-target.service.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  readStanding,
  type QuizAddress,
  type Standing,
} from '../answers/quiz-facts.service.ts';
import { findReply, findReplyRow, listThread, type FoundReply } from './replies.queries.ts';
import { nestedReplyView, threadView, type Viewer } from './replies.view.ts';
import {
  changeReplyCount,
  emptyReply,
  insertReply,
  removeReply,
  setBody,
  type NewReply,
} from './reply-writing.queries.ts';

const viewer = ({ memberId }: Unit, { hidesPeople }: Standing): Viewer => ({ memberId, hidesPeople });

/** The replies to an answer, for whoever may see the answer. */
export async function listReplies(unit: Unit, { club, quiz }: QuizAddress, memberUUID: string) {
  const given = { ...asked(unit, { club, quiz }), memberUUID };
  const [[facts], [target], rows] = await unit.read(findQuizFacts(given), findTarget(given), listThread(given));
  const room = await enterQuiz(unit, unit.read.bind(unit), given, facts);
  permit(room.verdicts.seePeers);
  const { reply_count } = reachTarget(room, target, unit.memberId);
  return { contents: threadView(rows, viewer(unit, room)), replyCount: reply_count };
}

async function addReply(unit: Unit, transaction: Transaction, reply: Omit<NewReply, 'memberId' | 'now'>) {
  const added = await transaction.first(
    insertReply(unit.tenantId, { ...reply, memberId: unit.memberId, now: unit.now }),
  );
  const row =
    added && (await transaction.first(findReplyRow({ tenantId: unit.tenantId, replySequence: added.reply_sequence })));
  return row ?? refuse('notFound');
}

type NewThreadReply = z.output<(typeof createReplyEndpoint)['body']>;

/** Replies to an answer, one's own too: the author answers in their thread. */
export async function createReply(unit: Unit, { clubSequence, quizSequence, memberUUID, body }: NewThreadReply) {
  const given = { ...asked(unit, { club: clubSequence, quiz: quizSequence }), memberUUID };
  const [[facts], [target]] = await unit.read(findQuizFacts(given), findTarget(given));
  const room = await enterQuiz(unit, unit.read.bind(unit), given, facts);
  permit(room.verdicts.react);
  const { answer_sequence: answerSequence }: Target = reachTarget(room, target, unit.memberId);
  return unit.write(async (transaction): Promise<ReplyView> => {
    await transaction.change(changeReplyCount(unit.tenantId, answerSequence, 1));
    const row = await addReply(unit, transaction, { answerSequence, parent: null, addresseeId: null, body });
    return { ...nestedReplyView(row, viewer(unit, room)), nestedReplies: [] };
  });
}

async function reachReply(unit: Unit, replySequence: number): Promise<{ room: Standing; reply: FoundReply }> {
  const reply = (await unit.first(findReply(unit.tenantId, replySequence))) ?? refuse('notFound');
  return { reply, room: await readStanding(unit, unit.read.bind(unit), reply) };
}

/** Replies to a reply. Under a nested one it joins the same level and names whom it answers. */
export async function createNestedReply(unit: Unit, replySequence: number, body: string): Promise<NestedReplyView> {
  const { room, reply } = await reachReply(unit, replySequence);
  permit(room.verdicts.react);
  const isNested = reply.parent_reply_sequence !== null;
  return unit.write(async (transaction) => {
    await transaction.change(changeReplyCount(unit.tenantId, reply.answer_sequence, 1));
    // Read again under the lock of the thread: it may have been deleted meanwhile.
    const current = (await transaction.first(findReply(unit.tenantId, replySequence))) ?? refuse('notFound');
    if (current.reply_status === REPLY_STATUS.deleted) refuse('replyDeleted');
    const row = await addReply(unit, transaction, {
      answerSequence: reply.answer_sequence,
      parent: reply.parent_reply_sequence ?? reply.reply_sequence,
      addresseeId: isNested ? reply.member_id : null,
      body,
    });
    return nestedReplyView(row, viewer(unit, room));
  });
}

/** The caller's own reply, as far as it can still be changed. */
async function reachOwn(unit: Unit, replySequence: number): Promise<FoundReply> {
  const { room, reply } = await reachReply(unit, replySequence);
  if (reply.member_id !== unit.memberId) refuse('forbidden');
  permit(room.verdicts.react);
  if (reply.reply_status === REPLY_STATUS.deleted) refuse('replyDeleted');
  return reply;
}

export async function editReply(unit: Unit, replySequence: number, body: string) {
  await reachOwn(unit, replySequence);
  await unit.write(async (transaction) => {
    const changed = await transaction.change(setBody(unit.tenantId, replySequence, body, unit.now));
    if (changed === 0) refuse('replyDeleted');
  });
  return { answerReplySequence: replySequence, body, isEdited: true };
}

/** Deletes a reply; with the last nested one under it, a deleted reply goes for good. */
export async function deleteReply(unit: Unit, replySequence: number) {
  const reply = await reachOwn(unit, replySequence);
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    const counted = await transaction.first(changeReplyCount(tenantId, reply.answer_sequence, -1));
    const current = await transaction.first(findReply(tenantId, replySequence));
    if (current?.reply_status !== REPLY_STATUS.shown) refuse('replyDeleted');
    const emptied = await transaction.change(emptyReply(tenantId, replySequence));
    if (emptied === 0) await transaction.change(removeReply(tenantId, replySequence, false));
    if (reply.parent_reply_sequence !== null) {
      await transaction.change(removeReply(tenantId, reply.parent_reply_sequence, true));
    }
    return { replyCount: counted?.reply_count ?? 0 };
  });
}
