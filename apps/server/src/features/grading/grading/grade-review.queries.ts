import { build } from '../../../kernel/database/build.ts';

interface Asking {
  readonly answerSequence: number;
  readonly reason: string;
  readonly grade: number;
  readonly now: Date;
}

export const askReview = (tenantId: string, { answerSequence, reason, grade, now }: Asking) =>
  build.insertInto('grade_reviews').values({
    tenant_id: tenantId,
    answer_sequence: answerSequence,
    reason,
    asked_at: now,
    asked_grade: grade,
  });

interface Answering {
  readonly answerSequence: number;
  readonly reply: string;
  readonly grade: number | null;
  readonly answeredBy: string;
  readonly now: Date;
}

/** Answers the request that is open; no row is touched where there is none. */
export const answerOpenReview = (tenantId: string, { answerSequence, reply, grade, answeredBy, now }: Answering) =>
  build
    .updateTable('grade_reviews')
    .set({ reply, answered_by: answeredBy, answered_at: now, answered_grade: grade })
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('answered_at', 'is', null);
