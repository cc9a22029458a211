import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import {
  actorAlias,
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  permit,
  type QuizAddress,
  reachTarget,
  type QuizAccess,
  type QuizFacts,
  type Read,
  type Target,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { answerChange } from './room.changes.ts';
import {
  changeCount,
  deleteLike,
  deletePick,
  explainPick,
  findAnswerAddress,
  findCount,
  givePick,
  insertLike,
  movePick,
  type Pick,
} from './reactions.queries.ts';

interface Reached {
  readonly room: QuizAccess;
  readonly answer: Target;
}

/** Lets the caller react to an answer: another member's, once they have a pre-answer of their own. */
async function reach(
  unit: Unit,
  read: Read,
  address: QuizAddress,
  facts: QuizFacts | undefined,
  target: Target | undefined,
): Promise<Reached> {
  const room = await enterQuiz(unit, read, address, facts);
  permit(room.verdicts.react);
  const answer = reachTarget(room, target, unit.memberId);
  return answer.member_id === unit.memberId ? refuse('ownAnswer') : { room, answer };
}

/** The counter moves only with the row: `changed` rows were inserted (or, with `by` -1, deleted). */
async function count(
  transaction: Transaction,
  answerSequence: number,
  counter: 'like_count' | 'one_pick_count',
  changed: number,
  by: 1 | -1,
): Promise<number> {
  const { tenantId } = transaction;
  const query =
    changed === 0
      ? findCount(tenantId, answerSequence, counter)
      : changeCount[counter]({ tenantId, answerSequence, by });
  const [[row]] = await transaction.last(query);
  return row?.count ?? 0;
}

/** Tells the author of an answer that it was liked or picked; the room opens at their own answer. */
async function notifyAuthor(
  unit: Unit,
  transaction: Transaction,
  { room, answer }: Reached,
  kind: 'like' | 'onePick',
): Promise<void> {
  const { club_sequence, quiz_sequence } = room.facts;
  const detail = { answer: answer.member_id, ...(await actorAlias(transaction, room)) };
  const place = { clubSequence: club_sequence, quizSequence: quiz_sequence };
  await notify(transaction, [{ memberId: answer.member_id, kind, actorId: unit.memberId, ...place, detail }], unit.now);
}

const setLikeByMember = (isLiked: boolean) => async (unit: Unit, address: QuizAddress, memberUUID: string) => {
  const meant = { ...asked(unit, address), memberUUID };
  const change = (isLiked ? insertLike : deleteLike)({ ...meant, now: unit.now });
  const first = [findQuizFacts(meant), findTarget(meant), change] as const;
  const likeCount = await unit.writeAfter(first, async (transaction, [[facts], [target], { length: changed }]) => {
    const reached = await reach(unit, transaction.all.bind(transaction), address, facts, target);
    const { answer_sequence } = reached.answer;
    if (changed > 0) transaction.announce(answerChange(address, answer_sequence, 'reaction', unit.memberId));
    if (changed > 0 && isLiked) await notifyAuthor(unit, transaction, reached, 'like');
    return count(transaction, answer_sequence, 'like_count', changed, isLiked ? 1 : -1);
  });
  return { isLiked, likeCount };
};

export const likeAnswer = setLikeByMember(true);
export const unlikeAnswer = setLikeByMember(false);

const setLikeBySequence = (isLiked: boolean) => async (unit: Unit, answerSequence: number) => {
  const found = await unit.first(findAnswerAddress(unit.tenantId, answerSequence));
  if (!found) return refuse('notFound');
  return setLikeByMember(isLiked)(unit, found, found.alias_id);
};

export const likeAnswerById = setLikeBySequence(true);
export const unlikeAnswerById = setLikeBySequence(false);

async function reachPick(
  unit: Unit,
  { club, quiz }: QuizAddress,
  memberUUID: string,
): Promise<{ pick: Pick; reached: Reached }> {
  const meant = { ...asked(unit, { club, quiz }), memberUUID };
  const [[facts], [target]] = await unit.read(findQuizFacts(meant), findTarget(meant));
  const reached = await reach(unit, unit.read.bind(unit), { club, quiz }, facts, target);
  const answerSequence = reached.answer.answer_sequence;
  return { pick: { club, quiz, memberId: unit.memberId, answerSequence, now: unit.now }, reached };
}

/** Takes the pick from the answer it was given to before. */
async function move(transaction: Transaction, pick: Pick, before: number): Promise<number> {
  await transaction.change(movePick(transaction.tenantId, pick));
  transaction.announce(answerChange(pick, before, 'reaction', pick.memberId));
  // In the order of their sequences: two members who swap their picks must not wait for each other.
  const changes = [
    { answer: before, by: -1 },
    { answer: pick.answerSequence, by: 1 },
  ].toSorted((a, b) => a.answer - b.answer);
  const counts = await transaction.all(
    ...changes.map(({ answer, by }) =>
      changeCount.one_pick_count({ tenantId: transaction.tenantId, answerSequence: answer, by }),
    ),
  );
  return counts[changes.findIndex(({ by }) => by === 1)]?.[0]?.count ?? 0;
}

/** Gives the quiz's one one-pick. A second is refused, or with `mayMove` the first comes along in the same transaction. */
export async function onePickAnswer(unit: Unit, address: QuizAddress, memberUUID: string, mayMove: boolean) {
  const { pick, reached } = await reachPick(unit, address, memberUUID);
  const onePickCount = await unit.write(async (transaction) => {
    const given = await transaction.first(givePick(unit.tenantId, pick));
    transaction.announce(answerChange(pick, pick.answerSequence, 'reaction', pick.memberId));
    if (!given || given.answer_sequence === pick.answerSequence) {
      if (given?.is_new) await notifyAuthor(unit, transaction, reached, 'onePick');
      return count(transaction, pick.answerSequence, 'one_pick_count', given?.is_new ? 1 : 0, 1);
    }
    if (!mayMove) refuse('onePickSpent');
    await notifyAuthor(unit, transaction, reached, 'onePick');
    return move(transaction, pick, given.answer_sequence);
  });
  return { isOnePicked: true, onePickCount };
}

/** Why the answer is the caller's one-pick, for its author. */
export async function explainOnePick(unit: Unit, address: QuizAddress, memberUUID: string, reason: string) {
  const { pick } = await reachPick(unit, address, memberUUID);
  const explained = await unit.write((transaction) => transaction.change(explainPick(unit.tenantId, pick, reason)));
  return explained === 0 ? refuse('notFound') : { reason };
}

export async function takeBackOnePick(unit: Unit, address: QuizAddress, memberUUID: string) {
  const { pick } = await reachPick(unit, address, memberUUID);
  const onePickCount = await unit.write(async (transaction) => {
    const deleted = await transaction.change(deletePick(unit.tenantId, pick));
    transaction.announce(answerChange(pick, pick.answerSequence, 'reaction', pick.memberId));
    return count(transaction, pick.answerSequence, 'one_pick_count', deleted, -1);
  });
  return { isOnePicked: false, onePickCount };
}
