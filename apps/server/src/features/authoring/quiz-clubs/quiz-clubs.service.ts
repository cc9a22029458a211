import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { admitClubAdmin, findClubForm, findLastChange, listInstructors } from '../../clubs/clubs/clubs.public.ts';
import type { Rewriting } from '../quizzes/quizzes.public.ts';
import { listWrittenQuizzes } from './quiz-clubs.queries.ts';
import { quizClubView } from './quiz-clubs.view.ts';

const detailQueries = (tenantId: string, clubSequence: number, memberId: string) =>
  [
    findClubForm(tenantId, clubSequence, memberId),
    listWrittenQuizzes(tenantId, clubSequence),
    listInstructors(tenantId, clubSequence),
    findLastChange(tenantId, clubSequence),
    findCodes(tenantId),
  ] as const;

/** A quiz club with its quizzes, for its admins. */
export async function getQuizClub(unit: Unit, clubSequence: number): Promise<QuizClubDetail> {
  const [[row], quizzes, instructors, [lastChange], codes] = await unit.read(
    ...detailQueries(unit.tenantId, clubSequence, unit.memberId),
  );
  if (row?.club_type !== CLUB_TYPE.quiz) return refuse('notFound');
  const club = admitClubAdmin(unit.me, row);
  return quizClubView({ me: unit.me, club, quizzes, instructors, statusReason: lastChange?.reason ?? null, codes });
}

/** The same inside a transaction that changes the club. */
export const quizClubIn = (unit: Unit, transaction: Transaction, clubSequence: number): Promise<QuizClubDetail> =>
  readQuizClub(transaction, clubSequence, unit.me);

/** The same for whoever has already been admitted. */
export async function readQuizClub(
  transaction: Transaction,
  clubSequence: number,
  me: Rewriting['me'],
): Promise<QuizClubDetail> {
  const [[club], quizzes, instructors, [lastChange], codes] = await transaction.all(
    ...detailQueries(transaction.tenantId, clubSequence, me.memberId!),
  );
  return quizClubView({ me, club: club!, quizzes, instructors, statusReason: lastChange?.reason ?? null, codes });
}
