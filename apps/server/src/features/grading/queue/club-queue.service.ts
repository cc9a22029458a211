import type * as endpoints from '@dure/contract/grading/grading-queue.endpoints';
import type { ClubQueue, ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs.public.ts';
import {
  countNamed,
  listClubQueue,
  listGroups,
  listQueueItems,
  listQuizCounts,
  listSimilar,
  type QueueWanted,
  type QuizCountsRow,
} from './club-queue.queries.ts';
import { clubQueueItems, countsOfQuizzes, countsOfRanks, cursorFrom, cursorOf } from './club-queue.view.ts';
import type { QuizAddress } from '../../quiz-access/quiz-access.public.ts';

type Query = z.output<(typeof endpoints.listClubAnswers)['query']>;

const withNumbers = (quizzes: readonly QuizCountsRow[], { quiz, week }: QueueWanted) =>
  quizzes.filter((one) => (quiz ?? one.quiz_sequence) === one.quiz_sequence && (week ?? one.week) === one.week);

/** Answers by group of nearly the same ones; a page is some groups with all their answers. */
async function listBySimilarity(unit: Unit, club: number, query: Query): Promise<ClubQueue> {
  const { tenantId } = unit;
  const offset = Number(query.after?.split('.')[0] ?? 0);
  const { quiz, week, size } = query;
  const [[facts], quizzes, groups] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listQuizCounts({ tenantId, club }),
    listGroups({ tenantId, club, quiz, week, offset, size }),
  );
  admitClubAdmin(unit.me, facts);
  const sequences = groups.map((row) => row.answer_sequence);
  const [rows] = await unit.read(listQueueItems({ tenantId, club, sequences }));
  const found = new Map(clubQueueItems(rows, quizzes).map((item) => [item.clubQuizAnswerSequence, item]));
  const total = groups[0]?.groups ?? 0;
  const next = offset + size;
  return {
    contents: sequences.flatMap((sequence) => found.get(sequence) ?? []),
    totalElements: total,
    next: next < total ? String(next) : null,
    counts: countsOfQuizzes(withNumbers(quizzes, query)),
  };
}

/** The grading queue of a club. */
export async function listClubAnswers(unit: Unit, club: number, query: Query): Promise<ClubQueue> {
  if (query.similar === 'true') return listBySimilarity(unit, club, query);
  const { tenantId } = unit;
  const [[facts], quizzes, rows, named] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listQuizCounts({ tenantId, club }),
    listClubQueue(tenantId, club, query, cursorFrom(query.after), query.size),
    ...(query.keyword === '' ? [] : [countNamed(tenantId, club, query)]),
  );
  admitClubAdmin(unit.me, facts);
  const counts = named ? countsOfRanks(named) : countsOfQuizzes(withNumbers(quizzes, query));
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  return {
    contents: clubQueueItems(shown, quizzes),
    totalElements: counts[query.filter],
    next: last && rows.length > shown.length ? cursorOf(last) : null,
    counts,
  };
}

/** Answers as they are now, for whoever just changed them or was refused. */
export async function readQueueItems(
  transaction: Transaction,
  club: number,
  sequences: readonly number[],
): Promise<ClubQueueItem[]> {
  const { tenantId } = transaction;
  const [rows, quizzes] = await transaction.all(
    listQueueItems({ tenantId, club, sequences }),
    listQuizCounts({ tenantId, club }),
  );
  return clubQueueItems(rows, quizzes);
}

/** The answers to a quiz that are nearly the same as a member's. */
export async function listSimilarAnswers(unit: Unit, { club, quiz }: QuizAddress, memberUUID: string) {
  const { tenantId } = unit;
  const [[facts], quizzes, rows] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listQuizCounts({ tenantId, club }),
    listSimilar({ tenantId, club, quiz, memberId: memberUUID }),
  );
  admitClubAdmin(unit.me, facts);
  const texts = new Map(rows.map((row) => [row.answer_sequence, row.final_text]));
  const items = clubQueueItems(rows, quizzes);
  return { contents: items.map((item) => ({ ...item, text: texts.get(item.clubQuizAnswerSequence) ?? '' })) };
}
