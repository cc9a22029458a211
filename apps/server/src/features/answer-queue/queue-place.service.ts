import type { Transaction } from '../../kernel/database/database.ts';
import { queuePlace } from './queue-place.policy.ts';
import { listPlaceFacts, placeAnswers, type PlaceFactsRow } from './queue-place.queries.ts';

const placeOf = (row: PlaceFactsRow) =>
  queuePlace({
    answerStatus: row.answer_status,
    grades: { INSTRUCTOR: row.instructor_grade, AI: row.ai_grade, SELF: row.self_grade },
    coverage: row.keyword_coverage,
    confidence: row.confidence,
    isOfficialByAi: row.is_official_by_ai,
    hasFeedback: row.has_feedback,
    preSubmittedAt: row.pre_submitted_at,
    finalSubmittedAt: row.final_submitted_at,
    reviewAskedAt: row.review_asked_at,
  });

/**
 * Puts answers where they belong in the queue after a grade, feedback or a request changed; a trigger moves the counts.
 * The caller holds the answers' locks.
 */
export async function settleQueue(transaction: Transaction, sequences: readonly number[]): Promise<void> {
  const { tenantId } = transaction;
  const rows = await transaction.rows(listPlaceFacts({ tenantId, sequences }));
  const placed = rows.flatMap((row) => {
    const place = placeOf(row);
    return place ? [{ answerSequence: row.answer_sequence, ...place }] : [];
  });
  if (placed.length > 0) transaction.soon(placeAnswers(tenantId, placed));
}
