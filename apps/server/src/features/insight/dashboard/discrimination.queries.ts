import { FEWEST_TO_DISCRIMINATE } from '@dure/contract/insight/dashboard/club-figures';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';

/** Clubs with new grades since their discriminations were worked out, by lot: those that fail each time hold up no others. */
export const findDueClubs = (tenantId: string, limit: number) =>
  build
    .selectFrom('club_quizzes')
    .select('club_sequence')
    .where('tenant_id', '=', tenantId)
    .where('discrimination_due', '=', true)
    .groupBy('club_sequence')
    .orderBy(sql`random()`)
    .limit(limit);

/** What changed so far in the quizzes of a club: read before the work. */
export const listChanges = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .select(['quiz_sequence', 'grade_changes'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);
export type Changes = RowsOf<ReturnType<typeof listChanges>>[number];

/**
 * How well each quiz of a club separates strong members from weak ones. It is the corrected item-total correlation:
 * Pearson's r between the quiz's official grade and the member's mean official grade in the club's other quizzes.
 * Sources: Henrysson, Psychometrika 28, 1963; Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986,
 * ch. 14. Moodle's quiz statistics call it the discrimination index. For right-or-wrong items it is the point-biserial
 * correlation. Leaving the quiz itself out of the total keeps few quizzes from looking better than they are. Two
 * decimals; null below ten members with another grade, or where all have the same.
 */
export const discriminations = (tenantId: string, clubSequence: number) =>
  build
    .with('rest', (query) =>
      query
        .selectFrom('club_members')
        .select(['member_id', 'grade_sum', 'grade_count'])
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', clubSequence)
        .where('grade_count', '>', 1),
    )
    .selectFrom('answers')
    .innerJoin('rest', 'rest.member_id', 'answers.member_id')
    .select([
      'answers.quiz_sequence',
      sql<number | null>`case when count(*) >= ${sql.lit(FEWEST_TO_DISCRIMINATE)} then
        round(corr(official_grade, (grade_sum - official_grade) / (grade_count - 1.0))::numeric, 2)::float8 end`.as(
        'discrimination',
      ),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', clubSequence)
    .where('answers.official_grade', 'is not', null)
    .groupBy('answers.quiz_sequence');

/** Keeps what was worked out; a quiz in which a grade changed meanwhile stays due. */
export const keepDiscriminations = (
  tenantId: string,
  clubSequence: number,
  found: readonly (Changes & { discrimination: number | null })[],
  now: Date,
) =>
  build
    .updateTable('club_quizzes')
    .from(
      sql<Changes & { discrimination: number | null }>`jsonb_to_recordset(${JSON.stringify(found)}::jsonb)`.as<'found'>(
        sql`found(quiz_sequence bigint, grade_changes integer, discrimination double precision)`,
      ),
    )
    .set((row) => ({
      discrimination: row.ref('found.discrimination'),
      discrimination_at: now,
      discrimination_due: sql<boolean>`discrimination_due and club_quizzes.grade_changes <> found.grade_changes`,
    }))
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .whereRef('club_quizzes.quiz_sequence', '=', 'found.quiz_sequence');
