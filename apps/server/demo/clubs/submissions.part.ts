import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { keptForm } from '../../src/features/quiz-clubs/club-submissions.service.ts';
import { readQuizClub } from '../../src/features/quiz-clubs/quiz-clubs.service.ts';
import type { Transaction } from '../../src/kernel/database/database.ts';
import type { ClubContent } from '../tenants/tenants.content.ts';

interface Submitted {
  readonly club: ClubContent;
  readonly clubSequence: number;
  readonly leaderId: string;
}

/** The club as it was submitted before it was rejected. */
function before(
  now: QuizClubDetail,
  { description, capacity, tags, quizCount }: NonNullable<ClubContent['rejectedBefore']>,
) {
  return { ...now, description, capacity, tags: [...tags], quizzes: now.quizzes.slice(0, quizCount) };
}

/** What is kept of a club each time it was submitted. */
export async function seedSubmissions(
  transaction: Transaction,
  { club, clubSequence, leaderId }: Submitted,
  history: readonly { readonly event: string; readonly happened_at: Date }[],
): Promise<void> {
  const submissions = history.filter(({ event }) => event === 'SUBMIT_FOR_APPROVAL');
  if (submissions.length === 0) return;
  const now = await readQuizClub(transaction, clubSequence, { memberId: leaderId, roles: ['ROLE_INSTRUCTOR'] });
  for (const [index, { happened_at }] of submissions.entries()) {
    const isRejected = club.rejectedBefore !== undefined && index === 0;
    const form = isRejected ? before(now, club.rejectedBefore) : now;
    await transaction.change(keptForm(transaction.tenantId, form, leaderId, happened_at));
  }
}
