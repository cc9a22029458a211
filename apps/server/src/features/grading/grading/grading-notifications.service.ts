import { quizNumbers } from '@dure/contract/grading/grading/release-notice.text';
import type { Transaction } from '../../../kernel/database/database.ts';
import { memberTopic } from '../../../kernel/live/change.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import type { QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import { listHeldAmong, type Released } from './release/release.queries.ts';

interface Author extends QuizAddress {
  readonly memberId: string;
}

const about = (unit: Unit, { club, quiz, memberId }: Author) => ({
  memberId,
  clubSequence: club,
  quizSequence: quiz,
  actorId: unit.memberId,
});

/** Lets the open pages of the authors look again. */
function announce(transaction: Transaction, authors: readonly Author[]): void {
  transaction.announce(
    ...authors.map(({ club, quiz, memberId }) => ({
      topics: [memberTopic(memberId)],
      event: { kind: 'grading' as const, clubSequence: club, quizSequence: quiz },
    })),
  );
}

/** Those who may know of it now; the others hear at the release. */
async function notifiedNow<A extends Author>(transaction: Transaction, authors: readonly A[]): Promise<A[]> {
  const held = await transaction.rows(listHeldAmong(transaction.tenantId, authors));
  const waiting = new Set(held.map((row) => `${row.quiz_sequence}/${row.member_id}`));
  return authors.filter(({ quiz, memberId }) => !waiting.has(`${quiz}/${memberId}`));
}

/** Tells the authors that their answers were graded. */
export async function notifyGraded(
  unit: Unit,
  transaction: Transaction,
  graded: readonly (Author & { grade: number })[],
): Promise<void> {
  const told = await notifiedNow(transaction, graded);
  announce(transaction, told);
  await notify(
    transaction,
    told.map((one) => ({ ...about(unit, one), kind: 'graded', detail: { grade: one.grade } })),
    unit.now,
  );
}

/** Tells the authors of what AI gave that it is their grade; `decidedBy` let it be official. */
export async function notifyEvaluated(
  transaction: Transaction,
  decidedBy: string,
  graded: readonly (Author & { grade: number })[],
  now: Date,
): Promise<void> {
  const told = await notifiedNow(transaction, graded);
  announce(transaction, told);
  const rows = told.map(({ memberId, club, quiz, grade }) => ({
    memberId,
    clubSequence: club,
    quizSequence: quiz,
    actorId: decidedBy,
    kind: 'aiEvaluated' as const,
    detail: { grade },
  }));
  await notify(transaction, rows, now);
}

/** Tells the authors that there is feedback on their answers. */
export async function notifyFeedback(unit: Unit, transaction: Transaction, authors: readonly Author[]): Promise<void> {
  const told = await notifiedNow(transaction, authors);
  announce(transaction, told);
  await notify(
    transaction,
    told.map((one) => ({ ...about(unit, one), kind: 'feedback' })),
    unit.now,
  );
}

/** Tells each author once, of all that was released of theirs. */
export async function notifyReleased(
  unit: Unit,
  transaction: Transaction,
  club: number,
  released: readonly Released[],
): Promise<void> {
  announce(
    transaction,
    released.map((one) => ({ club, quiz: one.quiz_sequence, memberId: one.member_id })),
  );
  const byMember = Map.groupBy(released, ({ member_id }) => member_id);
  await notify(
    transaction,
    [...byMember].map(([memberId, theirs]) => ({
      ...about(unit, { club, quiz: theirs[0]!.quiz_sequence, memberId }),
      kind: 'gradesReleased',
      detail: { quizzes: quizNumbers(theirs.map(({ no }) => no)) },
    })),
    unit.now,
  );
}
