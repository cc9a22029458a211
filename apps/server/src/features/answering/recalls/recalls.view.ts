import type { DueRecall, Retention } from '@dure/contract/answering/recalls/recalls.endpoints';
import type { DueCardRow, WeekRow } from './recalls.queries.ts';

export const dueRecallView = (row: DueCardRow): DueRecall => ({
  clubSequence: row.club_sequence,
  quizSequence: row.quiz_sequence,
  clubName: row.club_name,
  no: row.position,
  question: row.question,
  grade: row.grade,
  lastOn: row.last_on,
  dueOn: row.due_on,
});

/** A week without a recall stands there with none. */
export const weeksView = (mondays: readonly string[], rows: readonly WeekRow[]): Retention['weeks'] =>
  mondays.map((from) => {
    const found = rows.find(({ monday }) => monday === from);
    return { from, recalls: found?.recalls ?? 0, recalled: found?.recalled ?? 0 };
  });
