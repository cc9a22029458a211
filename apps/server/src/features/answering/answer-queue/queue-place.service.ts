import type { Transaction } from '../../../kernel/database/database.ts';
import { sureOf } from './confidence-calibration.policy.ts';
import { queuePlace } from './queue-place.policy.ts';
import type { Services } from '../../../kernel/unit.ts';
import { expectPlaces, listPlaceFacts, placeAnswers, takePlaceDue, type PlaceFactsRow } from './queue-place.queries.ts';

const placeOf = (row: PlaceFactsRow) =>
  queuePlace({
    answerStatus: row.answer_status,
    grades: { INSTRUCTOR: row.instructor_grade, AI: row.ai_grade, SELF: row.self_grade },
    coverage: row.keyword_coverage,
    confidence: sureOf(row.confidence, row.knots),
    duplicateDifference: row.duplicate_difference,
    disputed: row.disputed,
    isOfficialByAi: row.is_official_by_ai,
    hasFeedback: row.has_feedback,
    preSubmittedAt: row.pre_submitted_at,
    finalSubmittedAt: row.final_submitted_at,
    reviewAskedAt: row.review_asked_at,
  });

async function place(transaction: Transaction, sequences: readonly number[]): Promise<void> {
  const { tenantId } = transaction;
  const rows = await transaction.rows(listPlaceFacts({ tenantId, sequences }));
  const placed = rows.flatMap((row) => {
    const its = placeOf(row);
    return its ? [{ answerSequence: row.answer_sequence, ...its }] : [];
  });
  if (placed.length > 0) transaction.soon(placeAnswers(tenantId, placed));
}

/**
 * Puts answers where they belong in the queue after a grade, feedback or a request changed; a trigger moves the counts.
 * Those with nearly the same texts follow within a minute. The caller holds the answers' locks.
 */
export async function settleQueue(transaction: Transaction, sequences: readonly number[]): Promise<void> {
  await place(transaction, sequences);
  transaction.soon(expectPlaces({ tenantId: transaction.tenantId, sequences }));
}

/** Answers that one transaction places. */
const AT_ONCE = 50;

/** Places the answers whose reasons changed with something else. */
export async function placeDue({ database }: Pick<Services, 'database'>, tenantId: string): Promise<void> {
  for (;;) {
    const count = await database.transaction(tenantId, async (transaction) => {
      const due = await transaction.rows(takePlaceDue({ tenantId, max: AT_ONCE }));
      if (due.length > 0)
        await place(
          transaction,
          due.map(({ answer_sequence }) => answer_sequence),
        );
      return due.length;
    });
    if (count < AT_ONCE) return;
  }
}
