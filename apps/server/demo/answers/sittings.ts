import { build } from '../../src/kernel/database/build.ts';
import type { Transaction } from '../../src/kernel/database/database.ts';

const UNTIL_THEN_MS = 22 * 60 * 60_000;
/** Seconds between two grades of the story, over and over. */
const PACE = [84, 61, 118, 95, 73, 140, 102];

/** When the answers to one quiz were graded: one after the other, on the day after the last of them came. */
export function sittingOf(finals: readonly Date[]): () => Date {
  let at = Math.max(0, ...finals.map((one) => one.getTime())) + UNTIL_THEN_MS;
  let count = 0;
  return () => {
    at += PACE[count % PACE.length]! * 1000;
    count += 1;
    return new Date(at);
  };
}

interface GradeRow {
  readonly answer_sequence: number;
  readonly grader: string;
  readonly grade: number;
  readonly graded_by: string;
  readonly graded_at: Date;
}

/** The history of the instructors' grades, as the product keeps it. */
export async function recordGrades(transaction: Transaction, club: number, grades: readonly GradeRow[]): Promise<void> {
  const given = grades.filter(({ grader }) => grader === 'INSTRUCTOR');
  if (given.length === 0) return;
  const tenant_id = transaction.tenantId;
  const actions = await transaction.rows(
    build
      .insertInto('grading_actions')
      .values(
        given.map(({ graded_by, graded_at }) => ({
          tenant_id,
          club_sequence: club,
          kind: 'GRADE',
          acted_by: graded_by,
          acted_at: graded_at,
        })),
      )
      .returning('action_sequence'),
  );
  await transaction.change(
    build.insertInto('grading_changes').values(
      given.map(({ answer_sequence, grade, graded_by, graded_at }, index) => ({
        tenant_id,
        action_sequence: actions[index]!.action_sequence,
        answer_sequence,
        part: 'GRADE',
        new_value: JSON.stringify({
          grade,
          note: '',
          criteria: [],
          gradedBy: graded_by,
          gradedAt: graded_at.toISOString(),
        }),
        new_version: 1,
      })),
    ),
  );
}
