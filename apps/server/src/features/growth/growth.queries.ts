import { ANSWER_STATUS } from '@dure/contract/answers/answer-status';
import { FULL_GRADE } from '@dure/contract/growth/growth';
import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';
import { prepare } from '../../kernel/database/prepare.ts';

/** Whose growth in which club, and when. */
export interface Growing {
  readonly tenantId: string;
  readonly club: number;
  readonly memberId: string;
  readonly now: Date;
}

/** More quizzes than a club can have (decisions, section 4). */
const MOST_QUIZZES = 200;

/** Quizzes of a club that have opened to its members. */
const opened = ({ tenantId, club, now }: Growing) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) =>
      join
        .onRef('clubs.tenant_id', '=', 'club_quizzes.tenant_id')
        .onRef('clubs.club_sequence', '=', 'club_quizzes.club_sequence'),
    )
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .where('club_quizzes.published', '=', true)
    .where('club_quizzes.open_at', '<=', now);

/** The official grade (`officialGrade` of the contract) of an answer, as far as it has one. */
const official = sql<number | null>`coalesce(
  (select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
    and answer_grades.answer_sequence = answers.answer_sequence and grader = 'INSTRUCTOR'),
  (select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
    and answer_grades.answer_sequence = answers.answer_sequence and grader = clubs.official_grading))`;

/** The opened quizzes in the club's order with both grades of one member. */
export const listGrowth = prepare((given: Growing) =>
  opened(given)
    .innerJoin('quizzes', (join) =>
      join
        .onRef('quizzes.tenant_id', '=', 'club_quizzes.tenant_id')
        .onRef('quizzes.quiz_sequence', '=', 'club_quizzes.quiz_sequence'),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.tenant_id', '=', 'club_quizzes.tenant_id')
        .onRef('answers.club_sequence', '=', 'club_quizzes.club_sequence')
        .onRef('answers.quiz_sequence', '=', 'club_quizzes.quiz_sequence')
        .on('answers.member_id', '=', given.memberId)
        .on('answers.answer_status', '=', ANSWER_STATUS.final),
    )
    .leftJoin('answer_pre_grades', (join) =>
      join
        .onRef('answer_pre_grades.tenant_id', '=', 'answers.tenant_id')
        .onRef('answer_pre_grades.answer_sequence', '=', 'answers.answer_sequence'),
    )
    .select([
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      'club_quizzes.week',
      'quizzes.question',
      'answer_pre_grades.grade as pre_grade',
      official.as('final_grade'),
    ])
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(MOST_QUIZZES),
);
export type GrowthRow = RowsOf<ReturnType<typeof listGrowth>>[number];

/**
 * How many present members have a gain in the club and how many of them a greater average than this one (null: they have
 * none). Averages are exact decimals, so that equal ones are equal.
 */
export const findPlace = prepare((given: Growing) =>
  build
    .with('averages', () =>
      opened(given)
        .innerJoin('answers', (join) =>
          join
            .onRef('answers.tenant_id', '=', 'club_quizzes.tenant_id')
            .onRef('answers.club_sequence', '=', 'club_quizzes.club_sequence')
            .onRef('answers.quiz_sequence', '=', 'club_quizzes.quiz_sequence')
            .on('answers.answer_status', '=', ANSWER_STATUS.final),
        )
        .innerJoin('club_members', (join) =>
          join
            .onRef('club_members.tenant_id', '=', 'answers.tenant_id')
            .onRef('club_members.club_sequence', '=', 'answers.club_sequence')
            .onRef('club_members.member_id', '=', 'answers.member_id')
            .on('club_members.membership_status', '=', 'MEMBER'),
        )
        .innerJoin('answer_pre_grades as pre', (join) =>
          join
            .onRef('pre.tenant_id', '=', 'answers.tenant_id')
            .onRef('pre.answer_sequence', '=', 'answers.answer_sequence')
            .on('pre.grade', '<', FULL_GRADE),
        )
        .select([
          'answers.member_id',
          sql<string>`avg((${official} - pre.grade)::numeric / (${sql.lit(FULL_GRADE)} - pre.grade))`.as('growth'),
        ])
        .groupBy('answers.member_id')
        .having(sql<boolean>`count(${official}) > 0`),
    )
    .selectFrom('averages')
    .leftJoin('averages as mine', (join) => join.on('mine.member_id', '=', given.memberId))
    .select([
      sql<number>`count(*)`.as('measured'),
      sql<number | null>`case when count(mine.member_id) > 0
        then count(*) filter (where averages.growth > mine.growth) end`.as('higher'),
    ]),
);
