import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { AuthoredSort } from '@dure/contract/authoring/quizzes/authored-sorts';
import type { QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isRunBy } from '../../../clubs/clubs/clubs.public.ts';
import { isWritten, ownNumber } from '../own-quizzes.queries.ts';

/** What is written and not yet gone, of one tenant. */
export interface Kept {
  readonly tenantId: string;
  /** Quizzes deleted at this instant or before are gone. */
  readonly oldest: Date;
}
/** Which of an author's quizzes a list holds. What is undefined does not narrow it. */
export interface AuthoredWanted extends Kept {
  readonly authorId: string;
  /** Of `searchPattern`. */
  readonly pattern: string | undefined;
  readonly clubSequence: number | undefined;
}
export interface AuthoredPage extends AuthoredWanted {
  readonly quizStatus: QuizStatus | undefined;
  readonly sort: AuthoredSort;
  readonly size: number;
  readonly offset: number;
}

const kept = ({ tenantId, oldest }: Kept) =>
  build
    .selectFrom('quizzes')
    .where('quizzes.tenant_id', '=', tenantId)
    .where(isWritten)
    .where((row) => row.or([row('quizzes.deleted_at', 'is', null), row('quizzes.deleted_at', '>', oldest)]));

/** The quiz's place in the club that the list is narrowed to. */
const place = ({ tenantId, clubSequence }: AuthoredWanted) =>
  sql<number | null>`(select position from club_quizzes where club_quizzes.tenant_id = ${tenantId}
    and club_quizzes.club_sequence = ${clubSequence ?? null} and club_quizzes.quiz_sequence = quizzes.quiz_sequence)`;

const wantedQuizzes = (wanted: AuthoredWanted) =>
  kept(wanted)
    .where('quizzes.author_id', '=', wanted.authorId)
    .$if(wanted.clubSequence !== undefined, (query) => query.where(place(wanted), 'is not', null))
    .$if(wanted.pattern !== undefined, (query) =>
      query.where(sql<boolean>`(quizzes.search_text like ${wanted.pattern} or exists (
        select from unnest(quizzes.model_answer_keywords) as keyword where lower(keyword) like ${wanted.pattern}))`),
    );

/** The quizzes with content, place among their author's, and how they fared: one statement however many there are. */
const withFigures = <Q extends ReturnType<typeof kept>>(quizzes: Q) =>
  quizzes
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('club_quizzes')
          .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
          .whereRef('club_quizzes.tenant_id', '=', 'quizzes.tenant_id')
          .whereRef('club_quizzes.quiz_sequence', '=', 'quizzes.quiz_sequence')
          .select((row) => [
            row.fn.countAll<number>().as('clubs'),
            sql<number>`coalesce(sum(club_quizzes.final_count), 0)::integer`.as('answers'),
            sql<number>`coalesce(sum(club_quizzes.grade_sum), 0)::integer`.as('grade_sum'),
            sql<number>`coalesce(sum(club_quizzes.grade_count), 0)::integer`.as('grade_count'),
            sql<boolean>`coalesce(bool_or(clubs.club_status not in
              (${sql.lit(CLUB_STATUS.cancelled)}, ${sql.lit(CLUB_STATUS.finished)})), false)`.as('is_in_open_club'),
          ])
          .as('used'),
      (join) => join.onTrue(),
    )
    .select([
      'quizzes.quiz_sequence',
      'quizzes.author_id',
      'quizzes.version',
      'quizzes.quiz_status',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'quizzes.rubric',
      'quizzes.job_group',
      'quizzes.jobs',
      'quizzes.job_levels',
      'quizzes.tags',
      'quizzes.content_sequence',
      'quizzes.updated_at',
      'quizzes.deleted_at',
      'contents.title as content_title',
      'contents.content_url',
      'used.clubs',
      'used.answers',
      'used.grade_sum',
      'used.grade_count',
      'used.is_in_open_club',
      ownNumber.as('no'),
    ]);

export const listAuthored = (wanted: AuthoredPage) => {
  const { quizStatus, sort, size, offset } = wanted;
  return withFigures(wantedQuizzes(wanted))
    .$if(quizStatus !== undefined, (query) => query.where('quizzes.quiz_status', '=', quizStatus!))
    .$if(sort === 'CLUB', (query) => query.orderBy(place(wanted)))
    .orderBy('quizzes.quiz_sequence', sort === 'ASC' ? 'asc' : 'desc')
    .limit(size)
    .offset(offset);
};
export type AuthoredFacts = RowsOf<ReturnType<typeof listAuthored>>[number];

export const countAuthored = (wanted: AuthoredWanted) =>
  wantedQuizzes(wanted)
    .select((row) => ['quizzes.quiz_status', row.fn.countAll<number>().as('total')])
    .groupBy('quizzes.quiz_status');

/** Quizzes by their sequences, in that order. */
export const findAuthored = (wanted: Kept, sequences: readonly number[]) =>
  withFigures(kept(wanted))
    .where(sql<boolean>`quizzes.quiz_sequence = any(${sequences}::bigint[])`)
    .orderBy('quizzes.quiz_sequence');

/** Held: nobody takes it into a club or changes it before this transaction has ended. */
export const lockAuthored = (wanted: Kept, quizSequence: number) =>
  kept(wanted)
    .select(['quizzes.author_id', 'quizzes.quiz_status', 'quizzes.version', 'quizzes.content_sequence'])
    .where('quizzes.quiz_sequence', '=', quizSequence)
    .forUpdate();

/** Clubs with the quiz that the viewer runs, the latest first, and how many copies of it there are. */
export const listUses = (tenantId: string, quizSequence: number, viewer: { memberId: string; isManager: boolean }) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .select([
      'clubs.club_sequence',
      'clubs.club_name',
      'clubs.club_status',
      'club_quizzes.final_count',
      'club_quizzes.grade_sum',
      'club_quizzes.grade_count',
      'club_quizzes.discrimination',
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.quiz_sequence', '=', quizSequence)
    .$if(!viewer.isManager, (query) => query.where(isRunBy(viewer.memberId)))
    .orderBy('clubs.club_sequence', 'desc')
    .limit(100);

export const countCopies = (tenantId: string, quizSequence: number) =>
  build
    .selectFrom('quizzes')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('source_quiz_sequence', '=', quizSequence);
