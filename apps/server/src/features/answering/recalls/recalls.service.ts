import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { RECALL_UNDO_MINUTES, RETENTION_WEEKS, type RecallRating } from '@dure/contract/answering/recalls/ratings';
import type {
  Recall,
  Recalls,
  rateRecall as rateRecallEndpoint,
} from '@dure/contract/answering/recalls/recalls.endpoints';
import type { z } from 'zod';
import { dayOf } from '../../../kernel/calendar/months.ts';
import { mondaysUntil } from '../../../kernel/calendar/periods.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { getAnswer, readRoom } from '../answers/answers.public.ts';
import { readQuizAccess, type QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import {
  deleteLastRecall,
  findCardOf,
  findOutlook,
  findPickedSince,
  insertRecalls,
  listDueCards,
  listWeeks,
  type CardRow,
  type Recalling,
} from './recalls.queries.ts';
import { dueRecallView, weeksView } from './recalls.view.ts';
import { expectedShare, memoryOfAnswer, recallsOf, type Memory } from './schedule.policy.ts';

const MINUTE_MS = 60_000;

const recallingOf = ({ tenantId, memberId, now, tenant: { time_zone: timeZone } }: Unit): Recalling => ({
  tenantId,
  memberId,
  now,
  today: dayOf(now, timeZone),
  timeZone,
});

/** What the caller recalls today, when the next one comes, and how well they remember. */
export async function listRecalls(unit: Unit): Promise<Recalls> {
  const recalling = recallingOf(unit);
  const mondays = mondaysUntil(recalling.today, RETENTION_WEEKS);
  const [rows, [outlook], weeks] = await unit.read(
    listDueCards(recalling),
    findOutlook(recalling),
    listWeeks(recalling, mondays[0]!),
  );
  const { waiting, next_on, memories } = outlook!;
  return {
    contents: rows.map(dueRecallView),
    totalElements: waiting,
    doneToday: weeks.reduce((sum, { done_today }) => sum + done_today, 0),
    nextOn: next_on,
    retention: { weeks: weeksView(mondays, weeks), cards: memories.length, predicted: expectedShare(memories) },
  };
}

/** What is remembered of a card up to now: as the last recall left it, or else the answer. */
const memoryOf = ({ stability, difficulty, last_on, grade }: CardRow): Memory =>
  stability === null || difficulty === null
    ? memoryOfAnswer(last_on, grade)
    : { stability, difficulty, since: last_on };

/** A finished quiz beside what the caller recalls of it. Who may see what of it is the answer room's to say. */
export async function getRecall(unit: Unit, address: QuizAddress): Promise<Recall> {
  const recalling = recallingOf(unit);
  const { final, modelAnswer, feedback } = await readRoom(unit, unit.read.bind(unit), address);
  const [[card]] = await unit.read(findCardOf(recalling, address));
  if (!final) return refuse('finalAnswerFirst');
  if (!card) return refuse('notFound');
  const since = card.last_at;
  const [[picked]] = await unit.read(findPickedSince(recalling, address, since));
  const isRevised = modelAnswer !== null && card.model_revised_at !== null && card.model_revised_at > since;
  const isDue = card.due_on <= recalling.today;
  return {
    final,
    modelAnswer,
    before: card.rating === null ? null : beforeOf(card, card.rating as RecallRating),
    changes: {
      feedback: feedback && new Date(feedback.writtenAt) > since ? feedback : null,
      modelAnswerRevisedAt: isRevised ? card.model_revised_at!.toISOString() : null,
      picked: picked ? await getAnswer(unit, address, picked.alias_id) : null,
    },
    dueOn: card.due_on,
    options: isDue ? recallsOf(memoryOf(card), recalling.today).map(({ rating, nextOn }) => ({ rating, nextOn })) : [],
  };
}

const beforeOf = ({ text, last_on }: CardRow, rating: RecallRating): Recall['before'] => ({
  text: text ?? '',
  rating,
  recalledOn: last_on,
});

/** Keeps how it went. Nothing of the club changes: neither the answer nor a grade, and no points come of it. */
export function rateRecall(
  unit: Unit,
  address: QuizAddress,
  { rating, text }: z.output<typeof rateRecallEndpoint.body>,
): Promise<z.output<typeof rateRecallEndpoint.response>> {
  const recalling = recallingOf(unit);
  return unit.write(async (transaction) => {
    const { facts } = await readQuizAccess(unit, transaction.all.bind(transaction), address);
    if (facts.own_status !== ANSWER_STATUS.final) return refuse('finalAnswerFirst');
    const card = await transaction.first(findCardOf(recalling, address));
    if (!card) return refuse('notFound');
    if (card.due_on > recalling.today) return refuse('recallNotDue');
    const { stability, difficulty, nextOn } = recallsOf(memoryOf(card), recalling.today).find(
      (one) => one.rating === rating,
    )!;
    const kept = await transaction.change(
      insertRecalls([
        {
          tenant_id: unit.tenantId,
          answer_sequence: card.answer_sequence,
          recalled_on: recalling.today,
          due_on: nextOn,
          rating,
          text,
          recalled_at: unit.now,
          stability,
          difficulty,
        },
      ]),
    );
    return kept === 0 ? refuse('recallNotDue') : { rating, nextOn };
  });
}

/** Takes back how it went, if that was a moment ago: what was expected of the memory before stands there still. */
export function undoRecall(unit: Unit, address: QuizAddress): Promise<null> {
  const since = new Date(unit.now.getTime() - RECALL_UNDO_MINUTES * MINUTE_MS);
  return unit.write(async (transaction) => {
    await readQuizAccess(unit, transaction.all.bind(transaction), address);
    const gone = await transaction.change(deleteLastRecall(recallingOf(unit), address, since));
    return gone === 0 ? refuse('recallNotUndoable') : null;
  });
}
