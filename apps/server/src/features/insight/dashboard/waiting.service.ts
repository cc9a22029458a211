import { gradingPace } from '@dure/contract/insight/dashboard/grading-pace';
import type { Unit } from '../../../kernel/unit.ts';
import { listWaiting } from './waiting.queries.ts';
import { listGradedAt } from './work.queries.ts';

const LIMIT = 10;

/** What waits for the caller's grades in the clubs that they run. */
export async function listWaitingQuizzes(unit: Unit) {
  const { tenantId, memberId, now } = unit;
  const [rows, graded] = await unit.read(
    listWaiting({ tenantId, memberId, now }, LIMIT),
    listGradedAt(tenantId, memberId, null),
  );
  return {
    contents: rows.map((row) => ({
      clubSequence: row.club_sequence,
      clubName: row.club_name,
      quizSequence: row.quiz_sequence,
      no: row.position,
      question: row.question,
      deadlineAt: row.deadline_at?.toISOString() ?? null,
      isClosed: row.is_closed,
      waitingCount: row.waiting_count,
    })),
    answerCount: Number(rows[0]?.answer_count ?? 0),
    paceSeconds: gradingPace(graded.map(({ acted_at }) => acted_at)),
  };
}
