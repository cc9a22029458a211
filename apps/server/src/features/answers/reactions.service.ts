import type { Transaction } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { findTarget, reachTarget, type Target } from './answer-target.service.ts';
import { asked, enterQuiz, findQuizFacts, permit, type QuizAddress } from './quiz-facts.service.ts';
import {
  changeCount,
  deleteLike,
  deletePick,
  findAnswerAddress,
  findCount,
  givePick,
  insertLike,
  movePick,
  type Pick,
} from './reactions.queries.ts';

/** The answer that the caller may react to: another member's, once the caller has a pre-answer of their own. */
async function reachOther(unit: Unit, address: QuizAddress, memberUUID: string): Promise<Target> {
  const [[facts], [target]] = await unit.read(
    findQuizFacts(asked(unit, address)),
    findTarget({ ...asked(unit, address), memberUUID }),
  );
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.react);
  const answer = reachTarget(room, target, unit.memberId);
  return answer.member_id === unit.memberId ? refuse('ownAnswer') : answer;
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
  return (await transaction.first(query))?.count ?? 0;
}

async function setLike(unit: Unit, { answer_sequence }: Target, isLiked: boolean) {
  const { tenantId, memberId, now } = unit;
  const like = { tenantId, answerSequence: answer_sequence, memberId, now };
  const change = isLiked ? insertLike(like) : deleteLike(like);
  const likeCount = await unit.write(async (transaction) => {
    const changed = await transaction.change(change);
    return count(transaction, answer_sequence, 'like_count', changed, isLiked ? 1 : -1);
  });
  return { isLiked, likeCount };
}

export async function likeByMember(unit: Unit, address: QuizAddress, memberUUID: string, isLiked: boolean) {
  return setLike(unit, await reachOther(unit, address, memberUUID), isLiked);
}

export async function likeBySequence(unit: Unit, answerSequence: number, isLiked: boolean) {
  const found = await unit.first(findAnswerAddress(unit.tenantId, answerSequence));
  if (!found) return refuse('notFound');
  return setLike(unit, await reachOther(unit, found, found.alias_id), isLiked);
}

async function reachPick(unit: Unit, { club, quiz }: QuizAddress, memberUUID: string): Promise<Pick> {
  const { answer_sequence } = await reachOther(unit, { club, quiz }, memberUUID);
  return { club, quiz, memberId: unit.memberId, answerSequence: answer_sequence, now: unit.now };
}

/** Takes the pick from the answer it was given to before. */
async function move(transaction: Transaction, pick: Pick, before: number): Promise<number> {
  await transaction.change(movePick(transaction.tenantId, pick));
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
export async function giveOnePick(unit: Unit, address: QuizAddress, memberUUID: string, mayMove: boolean) {
  const pick = await reachPick(unit, address, memberUUID);
  const onePickCount = await unit.write(async (transaction) => {
    const given = await transaction.first(givePick(unit.tenantId, pick));
    if (!given || given.answer_sequence === pick.answerSequence) {
      return count(transaction, pick.answerSequence, 'one_pick_count', given?.is_new ? 1 : 0, 1);
    }
    return mayMove ? move(transaction, pick, given.answer_sequence) : refuse('onePickSpent');
  });
  return { isOnePicked: true, onePickCount };
}

export async function takeBackOnePick(unit: Unit, address: QuizAddress, memberUUID: string) {
  const pick = await reachPick(unit, address, memberUUID);
  const onePickCount = await unit.write(async (transaction) => {
    const deleted = await transaction.change(deletePick(unit.tenantId, pick));
    return count(transaction, pick.answerSequence, 'one_pick_count', deleted, -1);
  });
  return { isOnePicked: false, onePickCount };
}
