import { quizClubDetail, type QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { type Codes, findCodes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import { findRejection, insertSubmission, listSubmissions } from './club-submissions.queries.ts';

/** A club's form as it was submitted, as a query. */
export const keptForm = (tenantId: string, club: QuizClubDetail, memberId: string, now: Date) =>
  insertSubmission(tenantId, club.clubSequence, JSON.stringify(club), memberId, now);

/** Keeps a club's form as it is submitted. */
export async function keepSubmission(unit: Unit, transaction: Transaction, club: QuizClubDetail): Promise<void> {
  await transaction.change(keptForm(unit.tenantId, club, unit.memberId, unit.now));
}

const KINDS = { jobGroups: 'JOB_GROUP', jobs: 'JOB', jobLevels: 'JOB_LEVEL' } as const;

/** A kept form with the names of today for whom the club is; earlier forms held codes alone, and no shape of the picture. */
function withItems(form: unknown, codes: Codes): unknown {
  const kept = form as Record<keyof typeof KINDS, readonly (string | { readonly code: string })[]>;
  const items = Object.entries(KINDS).map(([field, kind]) => {
    const chosen = kept[field as keyof typeof KINDS].map((one) => (typeof one === 'string' ? one : one.code));
    return [field, withNames(codes, kind, chosen)];
  });
  return { clubImageShape: null, ...kept, ...Object.fromEntries(items) };
}

/**
 * What a manager saw of a club before what they see now: the submission before the last one. For a club submitted once
 * it is that submission, which its author may have changed meanwhile. Null where none was kept.
 */
export async function getPreviousSubmission(unit: Unit, clubSequence: number) {
  const [[club], rows, codes] = await unit.read(
    findRejection(unit.tenantId, clubSequence),
    listSubmissions(unit.tenantId, clubSequence, 2),
    findCodes(unit.tenantId),
  );
  if (!club) return refuse('notFound');
  const row = rows.at(-1);
  // A form of an older version of the program may miss what has been added since.
  const form = row && quizClubDetail.safeParse(withItems(row.form, codes));
  if (!form?.success) return { previous: null };
  return {
    previous: { submittedAt: row!.submitted_at.toISOString(), rejection: club.reason, club: form.data },
  };
}
