import { ranksOf } from '@dure/contract/grading/grading/grading-need';
import { sql, type RawBuilder } from 'kysely';
import { prepareShapes } from '../../../../kernel/database/prepare.ts';
import { searchPattern } from '../../../../kernel/database/search.ts';
import { itemsOf, type Picked } from './queue-items.queries.ts';
import { isOwn, type OwnPart } from './queue-part.queries.ts';
import {
  ofSection,
  openQuizzes,
  SECTIONS,
  type QueuePage,
  type QueueWanted,
  type Section,
} from './queue-sections.queries.ts';

/** Where a page of the queue begins: after this place. */
export interface QueueCursor {
  /** As the list is ordered: with `SECTION_RANKS` for each section before. */
  readonly rank: number;
  readonly at: Date;
  readonly sequence: number;
}

/** One more than the last rank: a section's answers stand after all of the one before. */
const SECTION_RANKS = ranksOf('all').last + 1;

const inOrder = sql`order by answers.queue_rank, answers.queue_at, answers.answer_sequence`;
const rowOf = sql`answers.answer_sequence, answers.queue_rank, answers.queue_at`;

/** What a row of `answers` must be, but for quiz, week and member. */
const wanted = (given: QueuePage, section: Section) => {
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
function pickSection(given: QueuePage, section: Section): RawBuilder<unknown> {
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
const pick = (given: QueuePage): Picked =>
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

const pageOf = prepareShapes(['max', 'section'], (given: QueuePage) =>
  itemsOf(given.tenantId, pick(given)).limit(sql.lit(given.max)),
);

const LONGEST_PAGE = 100;
/** Sizes that have a statement of their own; a page of another size takes the next longer one. */
const PAGE_SIZES = [20, 50, LONGEST_PAGE] as const;

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
    ...part,
    max: (PAGE_SIZES.find((one) => one >= size) ?? LONGEST_PAGE) + 1,
  });
}
