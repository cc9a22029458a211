import { ranksOf } from '@dure/contract/grading/grading/grading-need';
import type { QueueFilter } from '@dure/contract/grading/grading/queue/queue-filters';
import { sql } from 'kysely';
import type { OwnPart } from './queue-part.queries.ts';

export interface QueueWanted {
  readonly filter: QueueFilter;
  readonly quiz?: number | undefined;
  readonly week?: number | undefined;
  readonly keyword: string;
}

export interface QueuePage extends OwnPart {
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
  /** Written into the statement: with it PostgreSQL knows that reading the index in order is worth it. */
  readonly max: number;
}

const { first: FIRST_WAITING, last: LAST_WAITING } = ranksOf('waiting');
/** Final answers that wait for a grade. */
export const isWaiting = sql`answers.queue_rank between ${sql.lit(FIRST_WAITING)} and ${sql.lit(LAST_WAITING)}`;

/** Quizzes of the club whose deadline is still to come. */
export const openQuizzes = ({
  tenantId,
  club,
  now,
}: QueuePage) => sql`select club_quizzes.quiz_sequence from club_quizzes
  where club_quizzes.tenant_id = ${tenantId} and club_quizzes.club_sequence = ${club}
    and club_quizzes.deadline_at > ${now}::timestamptz`;

/** The lists that make the queue one after the other: what nobody can revise any more, what can be, what is not finished. */
export const SECTIONS = ['closed', 'open', 'pre'] as const;
export type Section = (typeof SECTIONS)[number];

export function ofSection(given: QueuePage, section: Section) {
  const isOpen = sql`${isWaiting} and answers.quiz_sequence in (${openQuizzes(given)})`;
  if (section === 'open') return sql`and ${isOpen}`;
  const unfinished = sql.lit(ranksOf('pre').first);
  return section === 'pre'
    ? sql`and answers.queue_rank >= ${unfinished}`
    : sql`and answers.queue_rank < ${unfinished} and not (${isOpen})`;
}
