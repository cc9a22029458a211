import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import type * as endpoints from '@dure/contract/answering/answers/answers.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../../kernel/unit.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  permit,
  submittedByOthers,
  type QuizAddress,
  reachTarget,
  type QuizAccess,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { findCard, type CardRow } from './cards.queries.ts';
import { cardView } from './cards.view.ts';
import { readEvaluations } from './evaluations.service.ts';
import { firstToRead } from './first-answers.policy.ts';
import {
  countHolding,
  countPeers,
  findOwnText,
  listCandidates,
  listCards,
  listEveryone,
  listPeers,
  type AnswersQuery,
  type QuizAnswersQuery,
} from './peers.queries.ts';
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { noteShown } from '../influence/showings.queries.ts';

/** Keeps which answers a member was shown on the way from their pre-answer to their final answer; at other times nothing. */
async function keepShown(
  { services, tenantId, now }: Unit,
  { facts: { own_sequence: answerSequence, own_status: status } }: QuizAccess,
  rows: readonly { readonly answer_sequence: number }[],
): Promise<void> {
  if (status !== ANSWER_STATUS.preSubmitted || answerSequence === null || rows.length === 0) return;
  const shown = rows.map(({ answer_sequence }) => answer_sequence);
  // Whoever reads is answered, whether it can be written down or not.
  await services.database.write(tenantId, noteShown({ tenantId, answerSequence, shown, now })).catch(() => {});
}

async function cardsOf(unit: Unit, address: QuizAddress, room: QuizAccess, rows: readonly CardRow[]) {
  const [evaluations] = await Promise.all([readEvaluations(unit, room, rows), keepShown(unit, room, rows)]);
  return rows.map((row) => cardView(row, address, room, unit.memberId, evaluations(row)));
}

/** The others' answers. They are read along with the facts, in one round trip, and answered only if those allow it. */
export async function listAnswers(
  unit: Unit,
  address: QuizAddress,
  query: AnswersQuery,
): Promise<z.input<(typeof endpoints.listAnswers)['response']>> {
  const given = asked(unit, address);
  const counted = query.keyword === '' && query.asOf === undefined ? [] : [countPeers(given, query)];
  const [[facts], rows, found] = await unit.read(findQuizFacts(given), listPeers(given, query), ...counted);
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.seePeers);
  return {
    contents: await cardsOf(unit, address, room, rows),
    totalElements: found?.[0]?.count ?? submittedByOthers(room.facts),
    asOf: query.asOf ?? unit.now.toISOString(),
  };
}

/** The others' answers to read first. Whoever has none of their own sees the list alone. */
export async function listFirstAnswers(
  unit: Unit,
  address: QuizAddress,
): Promise<z.input<(typeof endpoints.listFirstAnswers)['response']>> {
  const given = asked(unit, address);
  const [[facts], [own], candidates] = await unit.read(findQuizFacts(given), findOwnText(given), listCandidates(given));
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.seePeers);
  const offered = own
    ? firstToRead(
        own.pre_text,
        candidates.map((row) => ({
          sequence: row.answer_sequence,
          text: row.text,
          likes: row.like_count,
          onePicks: row.one_pick_count,
        })),
        own.model_answer_keywords,
      )
    : [];
  if (offered.length === 0) return { contents: [] };
  const [rows] = await unit.read(listCards({ ...given, sequences: offered.map(({ sequence }) => sequence) }));
  const cards = new Map((await cardsOf(unit, address, room, rows)).map((card) => [card.clubQuizAnswerSequence, card]));
  return {
    contents: offered.flatMap(({ sequence, reason, words }) => {
      const card = cards.get(sequence);
      return card ? [{ ...card, reason, words: [...words] }] : [];
    }),
  };
}

/** All submitted answers to a quiz in the order of their submission, the viewer's own among them. */
export async function listQuizAnswers(
  unit: Unit,
  address: QuizAddress,
  query: QuizAnswersQuery,
): Promise<z.input<(typeof endpoints.listQuizAnswers)['response']>> {
  const given = asked(unit, address);
  const counted = query.keyword === '' ? [] : [countHolding(given, query)];
  const [[facts], rows, found] = await unit.read(findQuizFacts(given), listEveryone(given, query), ...counted);
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.seePeers);
  const cards = await cardsOf(unit, address, room, rows);
  return {
    contents: cards.map((card, index) => ({ ...card, isMine: rows[index]!.member_id === unit.memberId })),
    totalElements: found?.[0]?.count ?? room.facts.pre_count,
  };
}

/** One submitted answer, the viewer's own too. */
export async function getAnswer(unit: Unit, address: QuizAddress, memberUUID: string): Promise<AnswerCard> {
  const given = { ...asked(unit, address), memberUUID };
  const [[facts], [target], rows] = await unit.read(findQuizFacts(given), findTarget(given), findCard(given));
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.seePeers);
  const { answer_sequence } = reachTarget(room, target, unit.memberId);
  const [card] = await cardsOf(
    unit,
    address,
    room,
    rows.filter((row) => row.answer_sequence === answer_sequence),
  );
  return card!;
}
