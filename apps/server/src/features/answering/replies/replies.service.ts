import type {
  createReply as createReplyEndpoint,
  NestedReplyView,
  ReplyView,
} from '@dure/contract/answering/replies/replies.endpoints';
import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  permit,
  type QuizAddress,
  reachTarget,
  readQuizAccess,
  type QuizAccess,
  type Target,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { answerChange } from '../answers/answers.public.ts';
import { replyVerdict, type ReplyAct } from './replies.policy.ts';
import { findReply, findReplyRow, listThread, type FoundReply } from './replies.queries.ts';
import { nestedReplyView, replyView, threadView, type Viewer } from './replies.view.ts';
import { notifyOfReply } from './reply-notifications.service.ts';
import { changeReplyCount, insertReply, setBody, type NewReply } from './reply-writing.queries.ts';

const viewer = ({ memberId }: Unit, { hidesPeople, isAdmin }: QuizAccess): Viewer => ({
  memberId,
  hidesPeople,
  isAdmin,
});

/** The replies to an answer, for whoever may see the answer. */
export async function listReplies(unit: Unit, { club, quiz }: QuizAddress, memberUUID: string, size: number) {
  const given = { ...asked(unit, { club, quiz }), memberUUID };
  // One more than asked for tells whether there are earlier ones.
  const thread = listThread({ ...given, max: size + 1 });
  const [[facts], [target], rows] = await unit.read(findQuizFacts(given), findTarget(given), thread);
  const room = await enterQuiz(unit, unit.read.bind(unit), given, facts);
  permit(room.verdicts.seePeers);
  const { reply_count } = reachTarget(room, target, unit.memberId);
  const contents = threadView(rows, viewer(unit, room));
  return { contents: contents.slice(-size), replyCount: reply_count, hasEarlier: contents.length > size };
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
  const address = { club: clubSequence, quiz: quizSequence };
  const given = { ...asked(unit, address), memberUUID };
  const [[facts], [target]] = await unit.read(findQuizFacts(given), findTarget(given));
  const room = await enterQuiz(unit, unit.read.bind(unit), given, facts);
  permit(room.verdicts.react);
  const answer: Target = reachTarget(room, target, unit.memberId);
  const { answer_sequence: answerSequence } = answer;
  return unit.write(async (transaction): Promise<ReplyView> => {
    await transaction.change(changeReplyCount(unit.tenantId, answerSequence, 1));
    const row = await addReply(unit, transaction, { answerSequence, parent: null, addresseeId: null, body });
    const answered = { ...address, answererId: answer.member_id, answerAliasId: answer.alias_id };
    await notifyOfReply(unit, transaction, room, row.reply_sequence, answered);
    transaction.announce(answerChange(address, answerSequence, 'reply', unit.memberId));
    return replyView(row, viewer(unit, room));
  });
}

/** A reply and where the caller stands in its quiz. */
export async function reachReply(unit: Unit, replySequence: number): Promise<{ room: QuizAccess; reply: FoundReply }> {
  const reply = (await unit.first(findReply(unit.tenantId, replySequence))) ?? refuse('notFound');
  return { reply, room: await readQuizAccess(unit, unit.read.bind(unit), reply) };
}

/** Refuses what the caller may not do to a reply as it is now. */
export function permitOn({ memberId }: Unit, { verdicts }: QuizAccess, act: ReplyAct, reply: FoundReply): void {
  const { reply_status: status, member_id } = reply;
  const { react, manage } = verdicts;
  permit(replyVerdict(act, { status, isMine: member_id === memberId, react, manage }));
}

/** Replies to a reply. Under a nested one it joins the same level and names whom it answers. */
export async function createNestedReply(unit: Unit, replySequence: number, body: string): Promise<NestedReplyView> {
  const { room, reply } = await reachReply(unit, replySequence);
  permit(room.verdicts.react);
  const isNested = reply.parent_reply_sequence !== null;
  const answerSequence = reply.answer_sequence;
  return unit.write(async (transaction) => {
    await transaction.change(changeReplyCount(unit.tenantId, answerSequence, 1));
    // Read again under the lock of the thread: it may have been deleted or hidden meanwhile.
    const current = (await transaction.first(findReply(unit.tenantId, replySequence))) ?? refuse('notFound');
    permitOn(unit, room, 'answer', current);
    const row = await addReply(unit, transaction, {
      answerSequence,
      parent: reply.parent_reply_sequence ?? reply.reply_sequence,
      addresseeId: isNested ? reply.member_id : null,
      body,
    });
    const answered = { ...reply, answererId: reply.answerer_id, answerAliasId: reply.answer_alias_id };
    await notifyOfReply(unit, transaction, room, row.reply_sequence, answered, reply.member_id);
    transaction.announce(answerChange(reply, answerSequence, 'reply', unit.memberId));
    return nestedReplyView(row, viewer(unit, room));
  });
}

export async function editReply(unit: Unit, replySequence: number, body: string) {
  const { room, reply } = await reachReply(unit, replySequence);
  permitOn(unit, room, 'edit', reply);
  await unit.write(async (transaction) => {
    const changed = await transaction.change(setBody(unit.tenantId, replySequence, body, unit.now));
    if (changed === 0) refuse('replyDeleted');
    transaction.announce(answerChange(reply, reply.answer_sequence, 'reply', unit.memberId));
  });
  return { answerReplySequence: replySequence, body, isEdited: true };
}

export const isShown = ({ reply_status }: FoundReply): boolean => reply_status === REPLY_STATUS.shown;
