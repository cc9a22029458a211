import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { type Knot, settleQueue } from '../../../answering/answer-queue/answer-queue.public.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import type { FoundCriterion } from '../ai/grader.ts';
import { lockMany, saveGrades } from '../grade-writing.queries.ts';
import { gradedChange } from '../graders/graders.changes.ts';
import { notifyEvaluated } from '../grading-notifications.service.ts';
import { findCalibration } from './calibration.queries.ts';
import { listOfficialQuizzes, listUngraded, type UngradedRow, withdrawGrades } from './official.queries.ts';
import { sureness } from './proof.policy.ts';

/** What an instructor decided of a quiz. */
export interface Choice extends QuizAddress {
  /** Least confidence of an official grade; null where none is official. */
  readonly confidence: number | null;
  readonly model: string;
  readonly decidedBy: string;
}

/** What becomes official, and what no longer is. Between decisions a grade that was given stays, however the fit moves. */
function changesOf(rows: readonly UngradedRow[], least: number | null, knots: readonly Knot[], isDecision: boolean) {
  const isSure = (row: UngradedRow) => least !== null && row.score !== null && sureness(row, knots) >= least;
  return {
    given: rows.filter((row) => isSure(row) && row.official_grade !== row.score),
    taken: isDecision ? rows.filter((row) => !isSure(row) && row.official_grade !== null) : [],
  };
}

/** Brings AI's official grades of a quiz in line with what was decided; instructors' grades are left alone. */
export async function settleOfficial(
  transaction: Transaction,
  { club, quiz, confidence, model, decidedBy }: Choice,
  now: Date,
  isDecision: boolean,
): Promise<void> {
  const { tenantId } = transaction;
  const of = { tenantId, club, quiz, model, now };
  const read = async () => {
    const [rows, [fit]] = await transaction.all(listUngraded(of), findCalibration({ tenantId, model }));
    return changesOf(rows, confidence, (fit?.knots ?? []) as unknown as Knot[], isDecision);
  };
  const before = await read();
  const wanted = [...before.given, ...before.taken].map(({ answer_sequence }) => answer_sequence);
  if (wanted.length === 0) return;
  await transaction.rows(lockMany(tenantId, club, wanted));
  // Under the locks once more: an instructor may have graded meanwhile.
  const { given, taken } = await read();
  const isLocked = ({ answer_sequence }: UngradedRow) => wanted.includes(answer_sequence);
  const [giving, taking] = [given.filter(isLocked), taken.filter(isLocked)];
  if (giving.length > 0)
    transaction.soon(
      saveGrades(
        tenantId,
        giving.map((row) => ({
          answerSequence: row.answer_sequence,
          grader: 'AI',
          version: 1,
          grade: row.score!,
          note: '',
          criteria: (row.criteria as unknown as FoundCriterion[]).map(({ name, points }) => ({
            name,
            points,
            comment: '',
            level: null,
          })),
          gradedBy: decidedBy,
          gradedAt: now.toISOString(),
        })),
      ),
    );
  const takenSequences = taking.map(({ answer_sequence }) => answer_sequence);
  if (taking.length > 0) transaction.soon(withdrawGrades(tenantId, takenSequences));
  const changed = [...giving.map(({ answer_sequence }) => answer_sequence), ...takenSequences];
  await settleQueue(transaction, changed);
  transaction.announce(...changed.map((sequence) => gradedChange(club, sequence)));
  const told = giving.map((row) => ({ club, quiz, memberId: row.member_id, grade: row.score! }));
  await notifyEvaluated(transaction, decidedBy, told, now);
}

/** The same for every quiz of a tenant in which AI's grades may count: what was read or closed since. */
export async function settleTenant({ database, clock }: Services, tenantId: string): Promise<void> {
  const [quizzes] = await database.read(tenantId, listOfficialQuizzes({ tenantId }));
  for (const { club, quiz, confidence, model, decided_by: decidedBy } of quizzes)
    await database.transaction(tenantId, (transaction) =>
      settleOfficial(transaction, { club, quiz, confidence, model: model!, decidedBy }, clock.now(), false),
    );
}
