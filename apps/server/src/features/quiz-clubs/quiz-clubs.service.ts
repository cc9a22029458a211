import type * as endpoints from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../kernel/database/database.ts';
import { imageUrl } from '../../kernel/files/image-url.ts';
import { reencodeImage } from '../../kernel/files/reencode.ts';
import type { Upload } from '../../kernel/files/uploads.ts';
import { refuseFields } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { personView } from '../accounts/accounts.public.ts';
import { findCodes } from '../tenants/tenants.public.ts';
import { writeWithUploads } from '../files/files.public.ts';
import { admitClubAdmin, clubText, findClubForm, findLastChange, listInstructors } from '../clubs/clubs.public.ts';
import type { Rewriting } from '../quizzes/quizzes.public.ts';
import { listTeachers, listWrittenQuizzes } from './quiz-clubs.queries.ts';
import { quizClubView } from './quiz-clubs.view.ts';

const CANDIDATES = 20;

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

/** People whom a club can have as instructors. */
export async function listInstructorCandidates(
  unit: Unit,
  { keyword }: z.output<(typeof endpoints.listInstructorCandidates)['query']>,
) {
  const [people] = await unit.read(listTeachers(unit.tenantId, keyword.trim(), CANDIDATES));
  return { contents: people.map(personView) };
}

/** Keeps a picture for a club's form; only who uploaded it can give it to a club. */
export async function uploadClubImage(unit: Unit, [upload]: readonly Upload[]) {
  if (!upload) return refuseFields([{ path: 'image', message: clubText.imageMissing }]);
  const image = await reencodeImage(upload);
  return writeWithUploads(unit, [image], 'CLUB_IMAGE', async (_transaction, [file]) => ({
    imageKey: file!.key,
    imageUrl: imageUrl(file!.key, 'club'),
  }));
}
