import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS, MEMBER_TAKING_STATUSES } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';

/**
 * Each of the following marks what is due with the moment it was notified for, and answers what it marked. Of two
 * servers at once the second finds nothing, and a date that moves is notified again.
 */
const RUNNING = CLUB_STATUS.running;

/** Where and when one looks: a whole tenant, or one club of it. */
export interface Round {
  readonly tenantId: string;
  readonly now: Date;
  readonly only?: number | undefined;
}

/** Clubs that dates can still take along. */
export const listUnfinished = (tenantId: string) =>
  build
    .selectFrom('clubs')
    .select('club_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_status', 'in', [CLUB_STATUS.approved, ...MEMBER_TAKING_STATUSES])
    .orderBy('club_sequence');

/** Running clubs that end until then. */
export const markEnding = ({ tenantId, now, only }: Round, until: Date) =>
  build
    .updateTable('clubs')
    .set((row) => ({ notified_end_at: row.ref('end_at') }))
    .where('tenant_id', '=', tenantId)
    .where('club_status', '=', RUNNING)
    .$if(only !== undefined, (query) => query.where('club_sequence', '=', only!))
    .where('end_at', '>', now)
    .where('end_at', '<=', until)
    .where(sql<boolean>`(notified_end_at is null or notified_end_at < end_at)`)
    .returning(['club_sequence', 'end_at']);

const ofRunningClubs = ({ tenantId, only }: Round) =>
  build
    .updateTable('club_quizzes')
    .from('clubs')
    .whereRef('clubs.tenant_id', '=', 'club_quizzes.tenant_id')
    .whereRef('clubs.club_sequence', '=', 'club_quizzes.club_sequence')
    .where('clubs.club_status', '=', RUNNING)
    .where('club_quizzes.tenant_id', '=', tenantId)
    .$if(only !== undefined, (query) => query.where('club_quizzes.club_sequence', '=', only!))
    .where('club_quizzes.published', '=', true);

/** Quizzes of running clubs that opened since then. */
export const markOpened = (round: Round, since: Date) =>
  ofRunningClubs(round)
    .set({ notified_open_at: sql`club_quizzes.open_at` })
    .where('club_quizzes.open_at', '>', since)
    .where('club_quizzes.open_at', '<=', round.now)
    .where(sql<boolean>`(notified_open_at is null or notified_open_at < open_at)`)
    .returning(['club_quizzes.club_sequence', 'club_quizzes.quiz_sequence', 'club_quizzes.position']);

/** Open quizzes of running clubs that take answers until then at most. */
export const markClosing = (round: Round, until: Date) =>
  ofRunningClubs(round)
    .set({ notified_deadline_at: sql`club_quizzes.deadline_at` })
    .where('club_quizzes.deadline_at', '>', round.now)
    .where('club_quizzes.deadline_at', '<=', until)
    .where('club_quizzes.open_at', '<=', round.now)
    .where(sql<boolean>`(notified_deadline_at is null or notified_deadline_at < deadline_at)`)
    .returning(['club_quizzes.club_sequence', 'club_quizzes.quiz_sequence']);

/** Members who have given no final answer to some of the quizzes: how many, and the first of them. */
export const listUnanswered = (tenantId: string, clubs: readonly number[], quizzes: readonly number[]) =>
  build
    .selectFrom(
      sql<{ club: number; quiz: number }>`unnest(${clubs}::bigint[], ${quizzes}::bigint[])`.as<'due'>(
        sql`due(club, quiz)`,
      ),
    )
    .innerJoin('club_quizzes', (join) =>
      inTenant(join, 'club_quizzes', tenantId)
        .onRef('club_quizzes.club_sequence', '=', 'due.club')
        .onRef('club_quizzes.quiz_sequence', '=', 'due.quiz'),
    )
    .innerJoin('club_members', (join) =>
      inTenant(join, 'club_members', tenantId)
        .onRef('club_members.club_sequence', '=', 'due.club')
        .on('club_members.membership_status', '=', 'MEMBER'),
    )
    .leftJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_members', 'member_id')
        .onRef('answers.club_sequence', '=', 'due.club')
        .onRef('answers.quiz_sequence', '=', 'due.quiz')
        .on('answers.answer_status', '=', ANSWER_STATUS.final),
    )
    .select((row) => [
      'club_members.club_sequence',
      'club_members.member_id',
      row.fn.countAll<number>().as('count'),
      row.fn.min('club_quizzes.deadline_at').as('deadline_at'),
      sql<number>`(array_agg(club_quizzes.quiz_sequence order by club_quizzes.deadline_at, club_quizzes.position))[1]`.as(
        'quiz_sequence',
      ),
    ])
    .where('answers.answer_sequence', 'is', null)
    .groupBy(['club_members.club_sequence', 'club_members.member_id']);
