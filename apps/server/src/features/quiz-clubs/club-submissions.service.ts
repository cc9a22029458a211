import { quizClubDetail, type QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { Transaction } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { findRejection, insertSubmission, listSubmissions } from './club-submissions.queries.ts';

/** A club's form as it was submitted, as a query. */
export const keptForm = (tenantId: string, club: QuizClubDetail, memberId: string, now: Date) =>
  insertSubmission(tenantId, club.clubSequence, JSON.stringify(club), memberId, now);

/** Keeps a club's form as it is submitted. */
export async function keepSubmission(unit: Unit, transaction: Transaction, club: QuizClubDetail): Promise<void> {
  await transaction.change(keptForm(unit.tenantId, club, unit.memberId, unit.now));
}

/**
 * What a manager saw of a club before what they see now: the submission before the last one, or, of a club submitted once,
 * that submission, which its author may have changed while it waits. Null where none was kept.
 */
export async function previousSubmission(unit: Unit, clubSequence: number) {
  const [[club], rows] = await unit.read(
    findRejection(unit.tenantId, clubSequence),
    listSubmissions(unit.tenantId, clubSequence, 2),
  );
  if (!club) return refuse('notFound');
  const row = rows.at(-1);
  // A form of an older version of the program may miss what has been added since.
  const form = row && quizClubDetail.safeParse(row.form);
  if (!form?.success) return { previous: null };
  return {
    previous: { submittedAt: row!.submitted_at.toISOString(), rejection: club.reason, club: form.data },
  };
}
