import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { BehindBounds } from '@dure/contract/insight/dashboard/club-figures';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../clubs/quiz-access/quiz-access.public.ts';
import { havingOf, type Having } from './standings-having.queries.ts';

interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

/** Quizzes of a club in its order; a club has 200 at most. */
const quizzesOf = ({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(200);

/** Each with the figures that the database keeps of it. */
export const listQuizFigures = prepare((of: OfClub) =>
  quizzesOf(of).selectAll('club_quizzes').select('quizzes.question'),
);
export type QuizFiguresRow = RowsOf<ReturnType<typeof listQuizFigures>>[number];

interface Measured extends OfClub, BehindBounds {}

/** `MemberPace.isSilent` of the contract: of a member since before, no answer to any of the recent quizzes. */
const isSilent = ({ tenantId, club, recent, silentSince }: Measured) =>
  sql<boolean>`((club_members.joined_at < ${silentSince}::timestamptz) is true and not exists (
    select from answers where answers.tenant_id = ${tenantId} and answers.club_sequence = ${club}
      and answers.quiz_sequence = any(${recent}::bigint[]) and answers.member_id = club_members.member_id
      and answers.answer_status <> ${sql.lit(ANSWER_STATUS.preDraft)}))`;
const isFromStart = ({ firstDueAt }: BehindBounds) =>
  sql<boolean>`((club_members.joined_at < ${firstDueAt}::timestamptz) is true)`;

/** How many members stand alike. */
export const countStandings = prepare((of: Measured) =>
  build
    .selectFrom('club_members')
    .select((row) => [
      'final_count',
      isSilent(of).as('is_silent'),
      isFromStart(of).as('is_from_start'),
      row.fn.countAll<number>().as('members'),
    ])
    .where('tenant_id', '=', of.tenantId)
    .where('club_sequence', '=', of.club)
    .where('membership_status', '=', 'MEMBER')
    .groupBy(['final_count', 'is_silent', 'is_from_start']),
);

export const countRequests = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_members')
    .select((row) => row.fn.countAll<number>().as('requests'))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('membership_status', '=', 'PENDING'),
);

/** The newest final answers that no instructor has graded: found by their index before anything is joined. */
export const listWaiting = prepare(({ tenantId, club, limit }: OfClub & { limit: number }) =>
  build
    .selectFrom((row) =>
      row
        .selectFrom('answers')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club)
        // Literals, so that the index of what waits is used.
        .where(sql<boolean>`queue_rank >= 1000 and queue_rank < 2000`)
        .orderBy('final_submitted_at', 'desc')
        .orderBy('answer_sequence', 'desc')
        .limit(limit)
        .as('answers'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']),
    )
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select((row) => [
      'answers.quiz_sequence',
      'club_quizzes.position',
      'quizzes.question',
      row.ref('answers.final_submitted_at').$notNull().as('submitted_at'),
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .orderBy('answers.final_submitted_at', 'desc')
    .orderBy('answers.answer_sequence', 'desc'),
);
export type WaitingRow = RowsOf<ReturnType<typeof listWaiting>>[number];

const members = (tenantId: string, club: number) =>
  build
    .selectFrom('club_members')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', club);

const withStanding = (query: ReturnType<typeof members>, of: Measured) =>
  query.select([
    'members.member_id',
    'members.nickname',
    'members.profile_image_key',
    'club_members.membership_status',
    'club_members.joined_at',
    'club_members.submitted_count',
    'club_members.final_count',
    'club_members.on_time_count',
    'club_members.grade_count',
    'club_members.grade_sum',
    isSilent(of).as('is_silent'),
    isFromStart(of).as('is_from_start'),
  ]);
export type StandingRow = RowsOf<ReturnType<typeof withStanding>>[number];

/** What every standing in a club is measured by. */
export interface Pace extends BehindBounds {
  readonly openedCount: number;
  readonly medianFinal: number;
}
export interface StandingsOf extends Measured, Pace {
  readonly keyword: string;
  readonly onlyBehind: boolean;
  readonly having?: Having;
}

/** With `onlyBehind` those of whom `isBehind` of the contract is true. */
const sought = (of: StandingsOf) =>
  members(of.tenantId, of.club)
    .where('club_members.membership_status', '=', 'MEMBER')
    .$if(of.keyword !== '', (query) =>
      query.where(sql<boolean>`lower(members.nickname) like ${searchPattern(of.keyword)}`),
    )
    .$if(of.onlyBehind, (query) =>
      query.where(
        sql<boolean>`(${isSilent(of)}
          or ${isFromStart(of)} and club_members.final_count < ${of.medianFinal}::double precision / 2)`,
      ),
    )
    .where((row) => row.and(havingOf(of.tenantId, of.club, of.having ?? {})));

export type StandingSort = 'joined' | 'progress' | 'progressDesc' | 'grade' | 'gradeDesc';
const meanGrade = sql`club_members.grade_sum::double precision / nullif(club_members.grade_count, 0)`;

export const listStandings = (of: StandingsOf, sort: StandingSort, { page, size }: PageOf) =>
  withStanding(sought(of), of)
    .$if(sort === 'joined', (query) => query.orderBy('club_members.joined_at'))
    .$if(sort === 'progress', (query) =>
      query.orderBy('club_members.final_count').orderBy('club_members.submitted_count'),
    )
    .$if(sort === 'progressDesc', (query) =>
      query.orderBy('club_members.final_count', 'desc').orderBy('club_members.submitted_count', 'desc'),
    )
    .$if(sort === 'grade', (query) => query.orderBy(meanGrade, (order) => order.asc().nullsLast()))
    .$if(sort === 'gradeDesc', (query) => query.orderBy(meanGrade, (order) => order.desc().nullsLast()))
    .orderBy('club_members.member_id')
    .limit(size)
    .offset((page - 1) * size);

export const countMembers = (of: StandingsOf) => sought(of).select((row) => row.fn.countAll<number>().as('total'));

/** Somebody who is or was a member of the club. */
export const findStanding = prepare((of: Measured & { memberId: string }) =>
  withStanding(members(of.tenantId, of.club), of)
    .where('club_members.member_id', '=', of.memberId)
    .where('club_members.joined_at', 'is not', null),
);

/** How many grades of a club wait for their release, and their points. */
export const sumHeld = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('answers')
    .select((row) => [
      row.fn.count<number>('official_grade').as('grade_count'),
      sql<number>`coalesce(sum(official_grade), 0)::integer`.as('grade_sum'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where(isHeld()),
);

/** Every quiz of the club with the member's answer to it, if any. */
export const listMemberQuizzes = prepare((of: OfClub & { memberId: string }) =>
  quizzesOf(of)
    .leftJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_quizzes', ['club_sequence', 'quiz_sequence']).on(
        'answers.member_id',
        '=',
        of.memberId,
      ),
    )
    .select([
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      'club_quizzes.week',
      'club_quizzes.open_at',
      'club_quizzes.deadline_at',
      'club_quizzes.published',
      'club_quizzes.pre_count',
      'quizzes.question',
      'quizzes.model_answer_keywords',
      'answers.answer_status',
      'answers.pre_text',
      'answers.final_text',
      'answers.pre_submitted_at',
      'answers.final_submitted_at',
      'answers.comprehension',
      'answers.content_read_at',
      'answers.official_grade',
      sql<Record<string, number> | null>`(select jsonb_object_agg(grader, grade) from answer_grades
        where answer_grades.tenant_id = answers.tenant_id
          and answer_grades.answer_sequence = answers.answer_sequence)`.as('grades'),
      'answers.pre_grade',
      'answers.ai_final_grade',
      isHeld().as('is_held'),
    ]),
);
export type MemberQuizRow = RowsOf<ReturnType<typeof listMemberQuizzes>>[number];
