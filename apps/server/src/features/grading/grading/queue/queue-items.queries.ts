import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';
import {
  aiCalibrationFit,
  aiConfidence,
  aiScore,
  disputedCriterion,
  duplicateDifference,
} from '../../../answering/answer-queue/answer-queue.public.ts';
import { isHeld } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** Which answers a list shows, and where each stands in it. */
export type Picked = RawBuilder<{ answer_sequence: number; place: number }>;

const gradeBy = (grader: 'SELF') =>
  sql<number | null>`(select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
    and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = ${sql.lit(grader)})`;

/**
 * The answers that were picked as the queue shows them, in its order. What picks them already names the club. Repeated
 * here, it let PostgreSQL read the club's whole queue instead of the answers of a page.
 */
export const itemsOf = (tenantId: string, picked: Picked) =>
  build
    .selectFrom(picked.as('picked'))
    .innerJoin('answers', (join) =>
      inTenant(join, 'answers', tenantId).onRef('answers.answer_sequence', '=', 'picked.answer_sequence'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .leftJoin('answer_grades as instructor', (join) =>
      sameTenant(join, 'instructor', 'answers', 'answer_sequence').on('instructor.grader', '=', 'INSTRUCTOR'),
    )
    .select((row) => [
      'answers.answer_sequence',
      'answers.quiz_sequence',
      'answers.answer_status',
      row.fn
        .coalesce('answers.final_revised_at', 'answers.final_submitted_at', 'answers.pre_submitted_at')
        .$notNull()
        .as('submitted_at'),
      row.ref('answers.queue_rank').$notNull().as('queue_rank'),
      row.ref('answers.queue_at').$notNull().as('queue_at'),
      'picked.place',
      'answers.keyword_coverage',
      'answers.similar_group',
      isHeld().as('is_held'),
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      'instructor.grade as instructor_grade',
      'instructor.version as grade_version',
      aiScore.as('ai_grade'),
      aiConfidence.as('ai_confidence'),
      aiCalibrationFit.as('knots'),
      duplicateDifference.as('duplicate_difference'),
      disputedCriterion.as('disputed'),
      gradeBy('SELF').as('self_grade'),
      sql<boolean>`exists (select from answer_feedback where answer_feedback.tenant_id = answers.tenant_id
        and answer_feedback.answer_sequence = answers.answer_sequence)`.as('has_feedback'),
      sql<number>`(select count(*) from answers as alike where alike.tenant_id = answers.tenant_id
        and alike.club_sequence = answers.club_sequence and alike.similar_group = answers.similar_group)`.as(
        'similar_count',
      ),
    ])
    .orderBy('picked.place')
    .orderBy('answers.queue_at')
    .orderBy('answers.answer_sequence');
export type ClubQueueRow = RowsOf<ReturnType<typeof itemsOf>>[number];

/** Answers by their sequences, as the queue shows them. */
export const listQueueItems = prepare(
  ({ tenantId, club, sequences }: { tenantId: string; club: number; sequences: readonly number[] }) =>
    itemsOf(
      tenantId,
      sql`(select listed.answer_sequence, answers.queue_rank as place from unnest(${sequences}::bigint[]) as listed(answer_sequence)
        join answers on answers.tenant_id = ${tenantId} and answers.answer_sequence = listed.answer_sequence
        where answers.club_sequence = ${club} and answers.queue_rank is not null)`,
    ),
);
