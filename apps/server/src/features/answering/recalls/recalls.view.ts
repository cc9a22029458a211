import { RETENTION_WEEKS } from '@dure/contract/answering/recalls/ratings';
import type { DueRecall, Retention } from '@dure/contract/answering/recalls/recalls.endpoints';
import { dayAfter } from '../../../kernel/calendar/months.ts';
import type { DueCardRow, WeekRow } from './recalls.queries.ts';

/** The Mondays of the curve, the oldest first. */
export function mondaysUntil(today: string): readonly string[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const oldest = -sinceMonday - 7 * (RETENTION_WEEKS - 1);
  return Array.from({ length: RETENTION_WEEKS }, (_, week) => dayAfter(today, oldest + 7 * week));
}

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
