import { ranksOf } from '@dure/contract/grading/grading/grading-need';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { aiCalibrationFit, aiConfidence, aiScore, disputedCriterion, duplicateDifference } from './ai-scores.ts';

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
      aiCalibrationFit.as('knots'),
      duplicateDifference.as('duplicate_difference'),
      disputedCriterion.as('disputed'),
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

/** Has the answers with nearly the same texts placed anew, soon: their reasons rest on the grades of these. */
export const expectPlaces = prepare(({ tenantId, sequences }: Wanted) => ({
  compile: () =>
    sql`insert into queue_place_due (tenant_id, answer_sequence)
      select distinct alike.tenant_id, alike.answer_sequence from answers
      join answers as alike on alike.tenant_id = answers.tenant_id and alike.club_sequence = answers.club_sequence
        and alike.similar_group = answers.similar_group
      where answers.tenant_id = ${tenantId} and answers.answer_sequence = any(${sequences}::bigint[])
        and alike.answer_sequence <> all(${sequences}::bigint[])
      on conflict do nothing`.compile(build),
}));

const { first, last } = ranksOf('waiting');

/** Has what waits and a model has read placed anew, soon: how sure it is reads otherwise. */
export const expectPlacesOf = prepare(({ tenantId, model }: { readonly tenantId: string; readonly model: string }) => ({
  compile: () =>
    sql`insert into queue_place_due (tenant_id, answer_sequence)
      select answers.tenant_id, answers.answer_sequence from answers
      where answers.tenant_id = ${tenantId} and answers.queue_rank between ${sql.lit(first)} and ${sql.lit(last)}
        and exists (select from ai_evaluations where ai_evaluations.tenant_id = answers.tenant_id
          and ai_evaluations.answer_sequence = answers.answer_sequence and ai_evaluations.model = ${model})
      on conflict do nothing`.compile(build),
}));

/** Has these placed anew, soon. */
export const expectPlace = prepare(({ tenantId, sequences }: Wanted) => ({
  compile: () =>
    sql`insert into queue_place_due (tenant_id, answer_sequence)
      select ${tenantId}::uuid, sequence from unnest(${sequences}::bigint[]) as due(sequence)
      on conflict do nothing`.compile(build),
}));

/** Takes answers off the list and locks them, always in one order. */
export const takePlaceDue = prepare(({ tenantId, max }: { readonly tenantId: string; readonly max: number }) => ({
  compile: () =>
    sql<{ answer_sequence: number }>`with taken as (
        delete from queue_place_due where tenant_id = ${tenantId} and answer_sequence in (
          select answer_sequence from queue_place_due where tenant_id = ${tenantId}
          order by answer_sequence limit ${max} for update skip locked)
        returning answer_sequence)
      select answers.answer_sequence from answers join taken using (answer_sequence)
      where answers.tenant_id = ${tenantId} order by answers.answer_sequence for no key update of answers`.compile(
      build,
    ),
}));
