import type { createReply as createReplyEndpoint } from '@dure/contract/answering/replies/replies.endpoints';
import type { z } from 'zod';
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
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { answerThread, answerViewer, type AnswerThread } from './answer-thread.ts';
import { findPlace, listThread } from './replies.queries.ts';
import {
  addNestedReply,
  addReply,
  changeReply,
  concealReply,
  removeReply,
  revealReply,
  seenThread,
} from './thread/thread.service.ts';

/** The replies to an answer, for whoever may see the answer. */
export async function listReplies(unit: Unit, { club, quiz }: QuizAddress, memberUUID: string, size: number) {
  const given = { ...asked(unit, { club, quiz }), memberUUID };
  const thread = listThread({ ...given, max: size + 1 });
  const [[facts], [target], rows] = await unit.read(findQuizFacts(given), findTarget(given), thread);
  const room = await enterQuiz(unit, unit.read.bind(unit), given, facts);
  permit(room.verdicts.seePeers);
  const { reply_count } = reachTarget(room, target, unit.memberId);
  return { ...seenThread(rows, answerViewer(unit, room), size), replyCount: reply_count };
}

type NewThreadReply = z.output<(typeof createReplyEndpoint)['body']>;

export async function createReply(unit: Unit, { clubSequence, quizSequence, memberUUID, body }: NewThreadReply) {
  const address = { club: clubSequence, quiz: quizSequence };
  const given = { ...asked(unit, address), memberUUID };
  const [[facts], [target]] = await unit.read(findQuizFacts(given), findTarget(given));
  const room = await enterQuiz(unit, unit.read.bind(unit), given, facts);
  permit(room.verdicts.react);
  return addReply(unit, answerThread(unit, room, address, reachTarget(room, target, unit.memberId)), body);
}

/** The thread that a reply to an answer stands in; one of another club than `club` is not found. */
async function reachThread(unit: Unit, replySequence: number, club?: number): Promise<AnswerThread> {
  const place = (await unit.first(findPlace(unit.tenantId, replySequence))) ?? refuse('notFound');
  const room = await readQuizAccess(unit, unit.read.bind(unit), place);
  if (club !== undefined && place.club !== club) refuse('notFound');
  return answerThread(unit, room, place, place);
}

export const createNestedReply = async (unit: Unit, replySequence: number, body: string) =>
  addNestedReply(unit, await reachThread(unit, replySequence), replySequence, body);

export const editReply = async (unit: Unit, replySequence: number, body: string) =>
  changeReply(unit, await reachThread(unit, replySequence), replySequence, body);

export const deleteReply = async (unit: Unit, replySequence: number) =>
  removeReply(unit, await reachThread(unit, replySequence), replySequence);

export const hideReply = async (unit: Unit, club: number, replySequence: number, reason: string) =>
  concealReply(unit, await reachThread(unit, replySequence, club), replySequence, reason);

export const showReply = async (unit: Unit, club: number, replySequence: number) =>
  revealReply(unit, await reachThread(unit, replySequence, club), replySequence);
