import type { CriterionView } from '@dure/contract/answering/answers/answers.views';
import type { Query, Transaction } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import type { Act, FeedbackRecord, GradeRecord, PartChange } from './grade-record.ts';
import { recordAction } from './actions/grade-history.queries.ts';
import {
  listFeedbackRecords,
  listGradeRecords,
  listLastVersions,
  removeFeedbacks,
  removeGrades,
  saveFeedbacks,
  saveGrades,
  type FeedbackRecordRow,
  type GradeRecordRow,
} from './grade-writing.queries.ts';
import { gradedChange } from './graders/graders.changes.ts';
import { settleQueue } from '../../answering/answer-queue/answer-queue.public.ts';

const gradeRecord = (row: GradeRecordRow): GradeRecord => ({
  grade: row.grade,
  note: row.note,
  criteria: row.criteria as unknown as CriterionView[],
  gradedBy: row.graded_by,
  gradedAt: row.graded_at.toISOString(),
});
const feedbackRecord = (row: FeedbackRecordRow): FeedbackRecord => ({
  text: row.text,
  writtenBy: row.written_by,
  writtenAt: row.written_at.toISOString(),
});
const partOf = ({ grader }: GradeRecordRow) => (grader === 'INSTRUCTOR' ? 'GRADE' : grader);
const keyOf = (answerSequence: number, part: string) => `${answerSequence}/${part}`;

/** What stands there now by answer and part, and the newest version ever given. */
async function readParts(transaction: Transaction, sequences: readonly number[]) {
  const wanted = { tenantId: transaction.tenantId, sequences };
  const [grades, feedback, last] = await transaction.all(
    listGradeRecords(wanted),
    listFeedbackRecords(wanted),
    listLastVersions(wanted),
  );
  const current = new Map<string, { value: GradeRecord | FeedbackRecord; version: number }>([
    ...grades.map(
      (row) => [keyOf(row.answer_sequence, partOf(row)), { value: gradeRecord(row), version: row.version }] as const,
    ),
    ...feedback.map(
      (row) => [keyOf(row.answer_sequence, 'FEEDBACK'), { value: feedbackRecord(row), version: row.version }] as const,
    ),
  ]);
  const given = new Map(last.map((row) => [keyOf(row.answer_sequence, row.part), row.version]));
  return {
    /** The version of a part; 0 where there is none. */
    version: (answerSequence: number, part: string) => current.get(keyOf(answerSequence, part))?.version ?? 0,
    value: (answerSequence: number, part: string) => current.get(keyOf(answerSequence, part))?.value ?? null,
    next: (answerSequence: number, part: string) =>
      Math.max(current.get(keyOf(answerSequence, part))?.version ?? 0, given.get(keyOf(answerSequence, part)) ?? 0) + 1,
  };
}
export type Parts = Awaited<ReturnType<typeof readParts>>;
export { readParts };

/**
 * Writes parts of answers as one action, each with its next version and all with the previous values. It repositions
 * the answers in the queue. The caller holds the answers' locks. Answers the act's sequence.
 */
export async function writeParts(
  unit: Unit,
  transaction: Transaction,
  act: Act,
  changes: readonly PartChange[],
  known?: Parts,
): Promise<number> {
  const { tenantId } = transaction;
  const sequences = [...new Set(changes.map(({ answerSequence }) => answerSequence))];
  const parts = known ?? (await readParts(transaction, sequences));
  const entries = changes.map((change) => ({
    ...change,
    version: parts.next(change.answerSequence, change.part),
    before: parts.value(change.answerSequence, change.part),
  }));
  const grades = entries.flatMap(({ part, value, answerSequence, version }) =>
    part === 'FEEDBACK' || value === null
      ? []
      : [{ ...value, answerSequence, version, grader: part === 'GRADE' ? 'INSTRUCTOR' : part }],
  );
  const feedback = entries.flatMap(({ part, value, answerSequence, version }) =>
    part !== 'FEEDBACK' || value === null ? [] : [{ ...value, answerSequence, version }],
  );
  const removed = (part: string) =>
    entries.filter((one) => one.part === part && one.value === null).map((one) => one.answerSequence);
  const [withoutGrade, withoutFeedback] = [removed('GRADE'), removed('FEEDBACK')];
  const writes: Query[] = [
    ...(grades.length > 0 ? [saveGrades(tenantId, grades)] : []),
    ...(feedback.length > 0 ? [saveFeedbacks(tenantId, feedback)] : []),
    ...(withoutGrade.length > 0 ? [removeGrades(tenantId, withoutGrade)] : []),
    ...(withoutFeedback.length > 0 ? [removeFeedbacks(tenantId, withoutFeedback)] : []),
  ];
  const [[action]] = await transaction.all(
    recordAction(tenantId, { ...act, actedBy: unit.memberId, now: unit.now }, entries),
    ...writes,
  );
  await settleQueue(transaction, sequences);
  transaction.announce(...sequences.map((sequence) => gradedChange(act.club, sequence, unit.memberId)));
  return action!.action_sequence;
}
