import { GOOD_GRADE } from '@dure/contract/clubs/growth/good-eye';
import { sql } from 'kysely';
import { monthStart, type Month } from '../../../kernel/calendar/months.ts';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../quiz-access/quiz-access.public.ts';

/**
 * A member's one-picks of answers that others graded afterwards, and before this month. How the figure moves must not
 * reveal the grade of a single answer.
 */
export const countPicks = ({ memberId, ...month }: Month & { readonly memberId: string }) =>
  build
    .selectFrom('one_picks')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'one_picks', 'answer_sequence'))
    .select([
      sql<number>`count(*)`.as('picks'),
      sql<number>`count(*) filter (where answers.official_grade >= ${sql.lit(GOOD_GRADE)})`.as('good'),
    ])
    .where('one_picks.tenant_id', '=', month.tenantId)
    .where('one_picks.member_id', '=', memberId)
    .where('answers.official_grade', 'is not', null)
    .where(sql<boolean>`not ${isHeld()}`)
    .where(
      sql<boolean>`(select bool_and(grade.graded_at > one_picks.created_at and grade.graded_at < ${monthStart(month)}
          and grade.graded_by <> one_picks.member_id)
        from answer_grades as grade
        where grade.tenant_id = answers.tenant_id and grade.answer_sequence = answers.answer_sequence
          and grade.grader <> 'SELF')`,
    );
