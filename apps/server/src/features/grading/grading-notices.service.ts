import type { Transaction } from '../../kernel/database/database.ts';
import { memberTopic } from '../../kernel/live/change.ts';
import type { Unit } from '../../kernel/unit.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { QuizAddress } from '../quiz-access/quiz-access.public.ts';

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

/** Tells the authors that their answers were graded. */
export async function tellGraded(
  unit: Unit,
  transaction: Transaction,
  graded: readonly (Author & { grade: number })[],
): Promise<void> {
  announce(transaction, graded);
  await notify(
    transaction,
    graded.map((one) => ({ ...about(unit, one), kind: 'graded', detail: { grade: one.grade } })),
    unit.now,
  );
}

/** Tells the authors that there is feedback on their answers. */
export async function tellFeedback(unit: Unit, transaction: Transaction, authors: readonly Author[]): Promise<void> {
  announce(transaction, authors);
  await notify(
    transaction,
    authors.map((one) => ({ ...about(unit, one), kind: 'feedback' })),
    unit.now,
  );
}
