import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import {
  actorAlias,
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  type QuizAddress,
  reachTarget,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { findAlias } from '../quotes/quotes.queries.ts';
import { decideOn, findInfluence, holdAnswers } from './influence.queries.ts';

/** Says whether a thought of the caller's final answer came from that answer; its author is thanked once. */
export function decideInfluence(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
  isConfirmed: boolean,
): Promise<{ isConfirmed: boolean }> {
  const { tenantId, memberId, now } = unit;
  const given = { ...asked(unit, address), memberUUID };
  return unit.write(async (transaction) => {
    const all = transaction.all.bind(transaction);
    const [[facts], [target]] = await all(findQuizFacts(given), findTarget(given));
    const room = await enterQuiz(unit, all, address, facts);
    const { answer_sequence: source, member_id: sourceId } = reachTarget(room, target, memberId);
    const answerSequence = room.facts.own_sequence ?? refuse('notFound');
    const pair = { tenantId, answerSequence, source };
    transaction.soon(holdAnswers(tenantId, [source]));
    const standing = (await transaction.first(findInfluence(pair))) ?? refuse('notFound');
    if (standing.is_confirmed === isConfirmed) return { isConfirmed };
    transaction.soon(decideOn(pair, isConfirmed, now));
    if (isConfirmed && standing.thanked_at === null) {
      const { anonymous } = room.facts;
      const alias = anonymous ? (await transaction.first(findAlias(pair)))?.alias_id : undefined;
      const detail = { answer: alias ?? memberId, ...(await actorAlias(transaction, room)) };
      const { club: clubSequence, quiz: quizSequence } = address;
      const thanks = { memberId: sourceId, kind: 'influence' as const, actorId: memberId, detail };
      await notify(transaction, [{ ...thanks, clubSequence, quizSequence }], now);
    }
    return { isConfirmed };
  });
}
