import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../quiz-access/quiz-access.public.ts';

/** Whose growth in which club, and when. */
export interface Growing {
  readonly tenantId: string;
  readonly club: number;
  readonly memberId: string;
  readonly now: Date;
}

/** More quizzes than a club can have (decisions, section 4). */
const MAX_QUIZZES = 200;

/** Quizzes of a club that have opened to its members. */
const opened = ({ tenantId, club, now }: Growing) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .where('club_quizzes.published', '=', true)
    .where('club_quizzes.open_at', '<=', now);

/** The opened quizzes in the club's order with the grades of one member. */
export const listGrowth = prepare((given: Growing) =>
  opened(given)
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .leftJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_quizzes', ['club_sequence', 'quiz_sequence'])
        .on('answers.member_id', '=', given.memberId)
        .on('answers.answer_status', '=', ANSWER_STATUS.final),
    )
    .select([
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      'club_quizzes.week',
      'quizzes.question',
      sql<boolean>`answers.answer_sequence is not null`.as('is_answered'),
      sql<number | null>`case when not ${isHeld()} then answers.pre_grade end`.as('pre_grade'),
      sql<number | null>`case when not ${isHeld()} then answers.ai_final_grade end`.as('ai_final_grade'),
      sql<number | null>`case when not ${isHeld()} then answers.official_grade
        when clubs.official_grading = 'SELF' then (select grade from answer_grades
          where answer_grades.tenant_id = answers.tenant_id
            and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = 'SELF')
      end`.as('final_grade'),
    ])
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(MAX_QUIZZES),
);
export type GrowthRow = RowsOf<ReturnType<typeof listGrowth>>[number];

/** Digits that two averages share when they are equal; growth is kept with more. */
const DIGITS = 6;
const averageGrowth = (member: string) => {
  const column = (name: string) => sql.ref(`${member}.${name}`);
  return sql<string | null>`round(${column('growth_sum')} / nullif(${column('growth_count')}, 0), ${sql.lit(DIGITS)})`;
};

/**
 * How many present members have a growth in the club and how many of them a greater average than this one (null: they have
 * none). The members' sums are kept beside the answers by triggers.
 */
export const findPlace = prepare(({ tenantId, club, memberId }: Growing) =>
  build
    .selectFrom('club_members')
    .leftJoin('club_members as mine', (join) =>
      sameTenant(join, 'mine', 'club_members', 'club_sequence')
        .on('mine.member_id', '=', memberId)
        .on('mine.membership_status', '=', 'MEMBER')
        .on('mine.growth_count', '>', 0),
    )
    .select([
      sql<number>`count(*)`.as('measured'),
      sql<number | null>`case when count(mine.member_id) > 0
        then count(*) filter (where ${averageGrowth('club_members')} > ${averageGrowth('mine')}) end`.as('higher'),
    ])
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', club)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where('club_members.growth_count', '>', 0),
);
