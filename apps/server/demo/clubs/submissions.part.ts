import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { keptForm, readQuizClub } from '../../src/features/authoring/quiz-clubs/quiz-clubs.public.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { Part } from '../part.ts';
import { clubHistory } from './club-history.ts';
import type { ClubContent } from './clubs.content.ts';

/** The club as it was submitted before it was rejected. */
function before(
  now: QuizClubDetail,
  { description, capacity, tags, quizCount }: NonNullable<ClubContent['rejectedBefore']>,
) {
  return { ...now, description, capacity, tags: [...tags], quizzes: now.quizzes.slice(0, quizCount) };
}

/** What is kept of a club each time it was submitted. */
export const seedSubmissions: Part = async ({ transaction, tenant, at, sequences }) => {
  // Of lecture clubs no earlier submission is kept.
  for (const club of tenant.clubs.toReversed().filter(({ lecture }) => !lecture)) {
    const submissions = clubHistory(tenant, club, at).filter(({ event }) => event === 'SUBMIT_FOR_APPROVAL');
    if (submissions.length === 0) continue;
    const memberId = memberIdOf(tenant, club.leader);
    const now = await readQuizClub(transaction, sequences.get(club.key)!, { memberId, roles: ['ROLE_INSTRUCTOR'] });
    for (const [index, { happened_at }] of submissions.entries()) {
      const isRejected = club.rejectedBefore !== undefined && index === 0;
      const form = isRejected ? before(now, club.rejectedBefore) : now;
      await transaction.change(keptForm(transaction.tenantId, form, memberId, happened_at));
    }
  }
};
