import { ranksOf } from '@dure/contract/grading/grading/grading-need';
import type { QueueFilter } from '@dure/contract/grading/grading/queue/queue-filters';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare, prepareShapes } from '../../../../kernel/database/prepare.ts';
import { searchPattern } from '../../../../kernel/database/search.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';
import {
  aiCalibrationFit,
  aiConfidence,
  aiScore,
  disputedCriterion,
  duplicateDifference,
} from '../../../answering/answer-queue/answer-queue.public.ts';
import { isHeld } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** Where a page of the queue begins: after this place. */
export interface QueueCursor {
  /** As the list is ordered: with `SECTION_RANKS` for each section before. */
  readonly rank: number;
  readonly at: Date;
  readonly sequence: number;
}
export interface QueueWanted {
  readonly filter: QueueFilter;
  readonly quiz?: number | undefined;
  readonly week?: number | undefined;
  readonly keyword: string;
}

/** The answers of one grader, of those that were divided: by quiz, by name or by share. */
export interface OwnPart {
  readonly quizzes?: readonly number[];
  readonly fromName?: string;
  readonly toName?: string;
  readonly fromShare?: number;
  readonly toShare?: number;
}

/** Quizzes of a club with number, week and what each state of the queue counts. */
export const listQuizCounts = prepare(({ tenantId, club }: { tenantId: string; club: number }) =>
  build
    .selectFrom('club_quizzes')
    .select([
      'quiz_sequence',
      'week',
      'deadline_at',
      sql<number>`row_number() over (order by position, quiz_sequence)`.as('no'),
      'pre_count',
      'final_count',
      'waiting_count',
      'review_count',
      'feedback_missing_count',
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club),
);
export type QuizCountsRow = RowsOf<ReturnType<typeof listQuizCounts>>[number];

type Picked = RawBuilder<{ answer_sequence: number; place: number }>;

const gradeBy = (grader: 'SELF') =>
  sql<number | null>`(select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
    and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = ${sql.lit(grader)})`;

/**
 * The answers that were picked as the queue shows them, in its order. What picks them already names the club. Repeated
 * here, it let PostgreSQL read the club's whole queue instead of the answers of a page.
 */
export const itemsOf = (tenantId: string, picked: Picked) =>
  build
    .selectFrom(picked.as('picked'))
    .innerJoin('answers', (join) =>
      inTenant(join, 'answers', tenantId).onRef('answers.answer_sequence', '=', 'picked.answer_sequence'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .leftJoin('answer_grades as instructor', (join) =>
      sameTenant(join, 'instructor', 'answers', 'answer_sequence').on('instructor.grader', '=', 'INSTRUCTOR'),
    )
    .select((row) => [
      'answers.answer_sequence',
      'answers.quiz_sequence',
      'answers.answer_status',
      row.fn
        .coalesce('answers.final_revised_at', 'answers.final_submitted_at', 'answers.pre_submitted_at')
        .$notNull()
        .as('submitted_at'),
      row.ref('answers.queue_rank').$notNull().as('queue_rank'),
      row.ref('answers.queue_at').$notNull().as('queue_at'),
      'picked.place',
      'answers.keyword_coverage',
      'answers.similar_group',
      isHeld().as('is_held'),
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      'instructor.grade as instructor_grade',
      'instructor.version as grade_version',
      aiScore.as('ai_grade'),
      aiConfidence.as('ai_confidence'),
      aiCalibrationFit.as('knots'),
      duplicateDifference.as('duplicate_difference'),
      disputedCriterion.as('disputed'),
      gradeBy('SELF').as('self_grade'),
      sql<boolean>`exists (select from answer_feedback where answer_feedback.tenant_id = answers.tenant_id
        and answer_feedback.answer_sequence = answers.answer_sequence)`.as('has_feedback'),
      sql<number>`(select count(*) from answers as alike where alike.tenant_id = answers.tenant_id
        and alike.club_sequence = answers.club_sequence and alike.similar_group = answers.similar_group)`.as(
        'similar_count',
      ),
    ])
    .orderBy('picked.place')
    .orderBy('answers.queue_at')
    .orderBy('answers.answer_sequence');
export type ClubQueueRow = RowsOf<ReturnType<typeof itemsOf>>[number];

interface Page {
  readonly tenantId: string;
  readonly club: number;
  readonly now: Date;
  readonly first: number;
  readonly last: number;
  readonly quiz: number | undefined;
  readonly week: number | undefined;
  readonly pattern: string | undefined;
  readonly rank: number | undefined;
  readonly at: Date | undefined;
  readonly sequence: number | undefined;
  /** In which section the page begins. */
  readonly section: number;
  readonly quizzes: readonly number[] | undefined;
  readonly fromName: string | undefined;
  readonly toName: string | undefined;
  readonly fromShare: number | undefined;
  readonly toShare: number | undefined;
  /** Written into the statement: with it PostgreSQL knows that reading the index in order is worth it. */
  readonly max: number;
}

const { first: FIRST_WAITING, last: LAST_WAITING } = ranksOf('waiting');
const inOrder = sql`order by answers.queue_rank, answers.queue_at, answers.answer_sequence`;
const rowOf = sql`answers.answer_sequence, answers.queue_rank, answers.queue_at`;
const isWaiting = sql`answers.queue_rank between ${sql.lit(FIRST_WAITING)} and ${sql.lit(LAST_WAITING)}`;

/** Quizzes of the club whose deadline is still to come. */
const openQuizzes = ({ tenantId, club, now }: Page) => sql`select club_quizzes.quiz_sequence from club_quizzes
  where club_quizzes.tenant_id = ${tenantId} and club_quizzes.club_sequence = ${club}
    and club_quizzes.deadline_at > ${now}::timestamptz`;

/** The lists that make the queue one after the other: what nobody can revise any more, what can be, what is not finished. */
/** More than any rank: a section's answers stand after all of the one before. */
const SECTION_RANKS = 10_000;
const SECTIONS = ['closed', 'open', 'pre'] as const;
type Section = (typeof SECTIONS)[number];

function ofSection(given: Page, section: Section) {
  const isOpen = sql`${isWaiting} and answers.quiz_sequence in (${openQuizzes(given)})`;
  if (section === 'open') return sql`and ${isOpen}`;
  const unfinished = sql.lit(ranksOf('pre').first);
  return section === 'pre'
    ? sql`and answers.queue_rank >= ${unfinished}`
    : sql`and answers.queue_rank < ${unfinished} and not (${isOpen})`;
}

type OfPart = Pick<Page, 'tenantId' | 'club' | 'quizzes' | 'fromName' | 'toName' | 'fromShare' | 'toShare'>;

/** That a row of `answers` is of one grader's part, as `partOf` of the contract says. */
function isOwn({ tenantId, club, quizzes, fromName, toName, fromShare, toShare }: OfPart) {
  const ofQuizzes = quizzes === undefined ? sql`` : sql`and answers.quiz_sequence = any(${quizzes}::bigint[])`;
  const ofShare =
    fromShare === undefined
      ? sql``
      : sql`and (answers.answer_sequence * 37) % 100 >= ${fromShare} and (answers.answer_sequence * 37) % 100 < ${toShare}`;
  const from = fromName === undefined ? sql`` : sql`and members.nickname collate "C" >= ${fromName}`;
  const to = toName === undefined ? sql`` : sql`and members.nickname collate "C" < ${toName}`;
  const isNamed = fromName !== undefined || toName !== undefined;
  const ofNames = isNamed
    ? sql`and answers.member_id in (select members.member_id from club_members
        join members on members.tenant_id = club_members.tenant_id and members.member_id = club_members.member_id
        where club_members.tenant_id = ${tenantId} and club_members.club_sequence = ${club} ${from} ${to})`
    : sql``;
  return sql`${ofQuizzes} ${ofShare} ${ofNames}`;
}

/** What a row of `answers` must be, but for quiz, week and member. */
const wanted = (given: Page, section: Section) => {
  const { tenantId, club, first, last, rank, at, sequence } = given;
  const begins = rank !== undefined && SECTIONS[given.section] === section;
  return sql`answers.tenant_id = ${tenantId}
    and answers.club_sequence = ${club} and answers.queue_rank >= ${first} and answers.queue_rank <= ${last}
    ${ofSection(given, section)}
    ${isOwn(given)}
    ${
      begins
        ? sql`and (answers.queue_rank, answers.queue_at, answers.answer_sequence)
            > (${rank}, ${at}::timestamptz, ${sequence})`
        : sql``
    }`;
};

/** Members of a sought name come first, each with their own answers: the queue's index would lead through everybody's. */
function pickSection(given: Page, section: Section): RawBuilder<unknown> {
  const { tenantId, club, quiz, week, pattern } = given;
  const ofQuiz = quiz === undefined ? sql`` : sql`and answers.quiz_sequence = ${quiz}`;
  const limit = sql`limit ${sql.lit(given.max)}`;
  const weekly = sql`select club_quizzes.quiz_sequence from club_quizzes where club_quizzes.tenant_id = ${tenantId}
    and club_quizzes.club_sequence = ${club} and club_quizzes.week = ${week}`;
  if (pattern !== undefined)
    return sql`(select ${rowOf} from (
        select members.member_id from club_members join members on members.tenant_id = club_members.tenant_id
          and members.member_id = club_members.member_id
        where club_members.tenant_id = ${tenantId} and club_members.club_sequence = ${club}
          and lower(members.nickname) like ${pattern} offset 0
      ) as named
      cross join lateral (select ${rowOf} from answers
        where answers.member_id = named.member_id and ${wanted(given, section)} ${ofQuiz}
          ${week === undefined ? sql`` : sql`and answers.quiz_sequence in (${weekly})`} offset 0) as answers
      ${inOrder} ${limit})`;
  if (week !== undefined)
    return sql`(select ${rowOf} from (${weekly} ${quiz === undefined ? sql`` : sql`and club_quizzes.quiz_sequence = ${quiz}`}) as weekly
      cross join lateral (select ${rowOf} from answers
        where ${wanted(given, section)} and answers.quiz_sequence = weekly.quiz_sequence ${inOrder} ${limit}) as answers
      ${inOrder} ${limit})`;
  if (section === 'open' && quiz === undefined)
    return sql`(select ${rowOf} from (${openQuizzes(given)}) as open_quizzes
      cross join lateral (select ${rowOf} from answers
        where ${wanted(given, section)} and answers.quiz_sequence = open_quizzes.quiz_sequence ${inOrder} ${limit}) as answers
      ${inOrder} ${limit})`;
  return sql`(select ${rowOf} from answers where ${wanted(given, section)} ${ofQuiz} ${inOrder} ${limit})`;
}

/** Each section from where the page begins, read off its index in order as far as the page reaches. */
const pick = (given: Page): Picked =>
  sql`(${sql.join(
    SECTIONS.flatMap((section, index) =>
      index < given.section
        ? []
        : [
            sql`select listed.answer_sequence, listed.queue_rank + ${sql.lit(index * SECTION_RANKS)} as place
              from ${pickSection(given, section)} as listed`,
          ],
    ),
    sql` union all `,
  )})`;

const pageOf = prepareShapes(['max', 'section'], (given: Page) =>
  itemsOf(given.tenantId, pick(given)).limit(sql.lit(given.max)),
);

const PAGES = [20, 50, 100] as const;

/** One page of the queue, and one answer more where there is a next page. */
export function listClubQueue(
  tenantId: string,
  club: number,
  { filter, quiz, week, keyword }: QueueWanted,
  after: QueueCursor | undefined,
  size: number,
  now: Date,
  part: OwnPart = {},
) {
  const section = Math.min(Math.floor((after?.rank ?? 0) / SECTION_RANKS), SECTIONS.length - 1);
  return pageOf({
    tenantId,
    club,
    now,
    ...ranksOf(filter),
    quiz,
    week,
    pattern: keyword === '' ? undefined : searchPattern(keyword),
    rank: after && after.rank % SECTION_RANKS,
    at: after?.at,
    sequence: after?.sequence,
    section,
    quizzes: part.quizzes,
    fromName: part.fromName,
    toName: part.toName,
    fromShare: part.fromShare,
    toShare: part.toShare,
    max: (PAGES.find((one) => one >= size) ?? 100) + 1,
  });
}

/** Final answers of one part that wait for a grade. */
export const countOwn = (tenantId: string, club: number, { quiz, week }: QueueWanted, part: OwnPart) =>
  build.selectNoFrom(
    sql<number>`(select count(*)::integer from answers where answers.tenant_id = ${tenantId}
      and answers.club_sequence = ${club} and ${isWaiting}
      ${quiz === undefined ? sql`` : sql`and answers.quiz_sequence = ${quiz}`}
      ${
        week === undefined
          ? sql``
          : sql`and answers.quiz_sequence in (select club_quizzes.quiz_sequence from club_quizzes
              where club_quizzes.tenant_id = ${tenantId} and club_quizzes.club_sequence = ${club}
                and club_quizzes.week = ${week})`
      }
      ${isOwn({
        tenantId,
        club,
        quizzes: part.quizzes,
        fromName: part.fromName,
        toName: part.toName,
        fromShare: part.fromShare,
        toShare: part.toShare,
      })})`.as('mine'),
  );

/** Answers of members of that name by rank of the queue, for the counts of its filters. */
export const countNamed = (tenantId: string, club: number, { quiz, week, keyword }: QueueWanted) =>
  build
    .selectFrom(
      sql<{ queue_rank: number }>`(select answers.queue_rank from (
          select members.member_id from club_members join members on members.tenant_id = club_members.tenant_id
            and members.member_id = club_members.member_id
          where club_members.tenant_id = ${tenantId} and club_members.club_sequence = ${club}
            and lower(members.nickname) like ${searchPattern(keyword)} offset 0
        ) as named
        cross join lateral (select answers.queue_rank from answers
          where answers.tenant_id = ${tenantId} and answers.member_id = named.member_id
            and answers.club_sequence = ${club} and answers.queue_rank is not null
            ${quiz === undefined ? sql`` : sql`and answers.quiz_sequence = ${quiz}`}
            ${
              week === undefined
                ? sql``
                : sql`and answers.quiz_sequence in (select club_quizzes.quiz_sequence from club_quizzes
                    where club_quizzes.tenant_id = ${tenantId} and club_quizzes.club_sequence = ${club}
                      and club_quizzes.week = ${week})`
            } offset 0) as answers)`.as('found'),
    )
    .select((row) => ['found.queue_rank', row.fn.countAll<number>().as('count')])
    .groupBy('found.queue_rank');

/** Answers by their sequences, as the queue shows them. */
export const listQueueItems = prepare(
  ({ tenantId, club, sequences }: { tenantId: string; club: number; sequences: readonly number[] }) =>
    itemsOf(
      tenantId,
      sql`(select listed.answer_sequence, answers.queue_rank as place from unnest(${sequences}::bigint[]) as listed(answer_sequence)
        join answers on answers.tenant_id = ${tenantId} and answers.answer_sequence = listed.answer_sequence
        where answers.club_sequence = ${club} and answers.queue_rank is not null)`,
    ),
);
