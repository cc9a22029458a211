import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';
import { prepare } from '../../kernel/database/prepare.ts';
import { aiConfidence, aiScore } from './ai-found.ts';

const gradeBy = (grader: 'INSTRUCTOR' | 'SELF') =>
  sql<number | null>`(select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
    and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = ${sql.lit(grader)})`;

interface Wanted {
  readonly tenantId: string;
  readonly sequences: readonly number[];
}

/** What the places of some answers rest on, as it is now. */
export const listPlaceFacts = prepare(({ tenantId, sequences }: Wanted) =>
  build
    .selectFrom('answers')
    .select([
      'answer_sequence',
      'answer_status',
      'pre_submitted_at',
      'final_submitted_at',
      'keyword_coverage',
      gradeBy('INSTRUCTOR').as('instructor_grade'),
      aiScore.as('ai_grade'),
      aiConfidence.as('confidence'),
      sql<boolean>`exists (select from answer_grades where answer_grades.tenant_id = answers.tenant_id
        and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = 'AI')`.as(
        'is_official_by_ai',
      ),
      gradeBy('SELF').as('self_grade'),
      sql<boolean>`exists (select from answer_feedback where answer_feedback.tenant_id = answers.tenant_id
        and answer_feedback.answer_sequence = answers.answer_sequence)`.as('has_feedback'),
      sql<Date | null>`(select asked_at from grade_reviews where grade_reviews.tenant_id = answers.tenant_id
        and grade_reviews.answer_sequence = answers.answer_sequence and answered_at is null)`.as('review_asked_at'),
    ])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`),
);
export type PlaceFactsRow = RowsOf<ReturnType<typeof listPlaceFacts>>[number];

export interface Placed {
  readonly answerSequence: number;
  readonly rank: number;
  readonly at: Date;
}

export const placeAnswers = (tenantId: string, placed: readonly Placed[]) =>
  build
    .updateTable('answers')
    .from(
      sql<{ answer_sequence: number; rank: number; at: Date }>`unnest(
        ${placed.map((one) => one.answerSequence)}::bigint[], ${placed.map((one) => one.rank)}::integer[],
        ${placed.map((one) => one.at.toISOString())}::timestamptz[])`.as<'placed'>(
        sql`placed(answer_sequence, rank, at)`,
      ),
    )
    .set((row) => ({ queue_rank: row.ref('placed.rank'), queue_at: row.ref('placed.at') }))
    .where('answers.tenant_id', '=', tenantId)
    .whereRef('answers.answer_sequence', '=', 'placed.answer_sequence');
