import type * as endpoints from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { ClubQueue, ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { shareStarts } from '@dure/contract/grading/grading/grading-split';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import { listClubQueue } from './club-queue.queries.ts';
import { countNamed, countOwn, listQuizCounts, type QuizCountsRow } from './queue-counts.queries.ts';
import { listQueueItems } from './queue-items.queries.ts';
import type { OwnPart } from './queue-part.queries.ts';
import type { QueueWanted } from './queue-sections.queries.ts';
import { listGroups, listSimilar } from './similar-answers.queries.ts';
import { clubQueueItems, countsOfQuizzes, countsOfRanks, cursorFrom, cursorOf } from './club-queue.view.ts';
import { findParts, type PartRow } from '../graders/graders.queries.ts';
import { splitOf } from '../graders/graders.view.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

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
  const found = new Map(clubQueueItems(rows, quizzes, unit.now).map((item) => [item.clubQuizAnswerSequence, item]));
  const total = groups[0]?.groups ?? 0;
  const next = offset + size;
  return {
    contents: sequences.flatMap((sequence) => found.get(sequence) ?? []),
    totalElements: total,
    next: next < total ? String(next) : null,
    counts: countsOfQuizzes(withNumbers(quizzes, query)),
    mine: null,
  };
}

/** What a grader's part asks of an answer; undefined where nothing is divided. */
function ownPart(rows: readonly PartRow[], memberId: string): OwnPart | undefined {
  const split = splitOf(rows);
  if (!split) return undefined;
  const at = split.parts.findIndex(({ memberUUID }) => memberUUID === memberId);
  const own = split.parts[at];
  if (!own || split.kind === 'QUIZ') return { quizzes: own?.quizzes ?? [] };
  const next = split.parts[at + 1];
  if (split.kind === 'NAME') return { ...(at > 0 && { fromName: own.from }), ...(next && { toName: next.from }) };
  const fromShare = shareStarts(split.parts)[at]!;
  return { fromShare, toShare: fromShare + own.share };
}

/** The answers that were named, wherever they stand. */
async function listOnly(unit: Unit, club: number, query: Query, only: string): Promise<ClubQueue> {
  const { tenantId } = unit;
  const sequences = only.split(',').map(Number);
  const [[facts], quizzes, rows] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listQuizCounts({ tenantId, club }),
    listQueueItems({ tenantId, club, sequences }),
  );
  admitClubAdmin(unit.me, facts);
  return {
    contents: clubQueueItems(rows, quizzes, unit.now),
    totalElements: rows.length,
    next: null,
    counts: countsOfQuizzes(withNumbers(quizzes, query)),
    mine: null,
  };
}

/** The grading queue of a club. */
export async function listClubAnswers(unit: Unit, club: number, query: Query): Promise<ClubQueue> {
  if (query.only !== undefined) return listOnly(unit, club, query, query.only);
  if (query.similar === 'true') return listBySimilarity(unit, club, query);
  const { tenantId } = unit;
  const page = (part?: OwnPart) =>
    listClubQueue(tenantId, club, query, cursorFrom(query.after), query.size, unit.now, part);
  const [[facts], quizzes, all, parts, named] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listQuizCounts({ tenantId, club }),
    page(),
    findParts({ tenantId, club }),
    ...(query.keyword === '' ? [] : [countNamed(tenantId, club, query)]),
  );
  admitClubAdmin(unit.me, facts);
  const part = ownPart(parts, unit.memberId);
  const own = part && (await unit.read(countOwn(tenantId, club, query, part), page(part)));
  const mine = own?.[0][0]?.mine ?? null;
  const rows = own && query.part === 'mine' ? own[1] : all;
  const counts = named ? countsOfRanks(named) : countsOfQuizzes(withNumbers(quizzes, query));
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  return {
    contents: clubQueueItems(shown, quizzes, unit.now),
    totalElements: counts[query.filter],
    next: last && rows.length > shown.length ? cursorOf(last) : null,
    counts,
    mine,
  };
}

/** Answers as they are now, for whoever just changed them or was refused. */
export async function readQueueItems(
  { now }: Pick<Unit, 'now'>,
  transaction: Transaction,
  club: number,
  sequences: readonly number[],
): Promise<ClubQueueItem[]> {
  const { tenantId } = transaction;
  const [rows, quizzes] = await transaction.all(
    listQueueItems({ tenantId, club, sequences }),
    listQuizCounts({ tenantId, club }),
  );
  return clubQueueItems(rows, quizzes, now);
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
  const items = clubQueueItems(rows, quizzes, unit.now);
  return { contents: items.map((item) => ({ ...item, text: texts.get(item.clubQuizAnswerSequence) ?? '' })) };
}
