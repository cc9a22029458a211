import type { AnswerFilesAmount } from '@dure/contract/platform/downloads/downloads.endpoints';
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from '@dure/contract/platform/downloads/archive-limits';
import type { Download } from '../../../kernel/http/route.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  hiddenFileName,
  permit,
  type QuizAddress,
  readQuizAccess,
  seenPerson,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { listFiles, sumFiles, type AnswerFileRow, type FilesOf } from './answer-files.queries.ts';
import { zip, type ArchiveEntry, type Folder } from '../../tenancy/files/files.public.ts';
import { downloadsText as text } from './downloads.text.ts';

/** A member reads what the room shows them; an admin of the club reads both steps, with names. */
async function scopeOfQuiz(unit: Unit, address: QuizAddress): Promise<FilesOf> {
  const { verdicts, isAdmin, hidesPeople } = await readQuizAccess(unit, unit.read.bind(unit), address);
  permit(verdicts.seePeers);
  return { ...address, tenantId: unit.tenantId, bothSteps: isAdmin, hidesPeople };
}

async function scopeOfClub(unit: Unit, club: number): Promise<FilesOf & { clubName: string }> {
  const { tenantId, memberId } = unit;
  const row = await unit.first(findClubFacts(tenantId, club, memberId));
  const { club_name: clubName } = admitClubAdmin(unit.me, row);
  return { tenantId, club, quiz: null, bothSteps: true, hidesPeople: false, clubName };
}

function checkAmount({ fileCount, byteSize }: AnswerFilesAmount): void {
  if (fileCount > MAX_ARCHIVE_FILES || byteSize > MAX_ARCHIVE_BYTES) refuse('archiveTooLarge');
}

async function amountOf(unit: Unit, scope: FilesOf): Promise<AnswerFilesAmount> {
  const sum = await unit.first(sumFiles(scope));
  const amount = { fileCount: sum?.count ?? 0, byteSize: sum?.bytes ?? 0 };
  checkAmount(amount);
  return amount;
}

function entryOf(unit: Unit, scope: FilesOf, row: AnswerFileRow): ArchiveEntry {
  const { member_id, answer_sequence, step, file_key } = row;
  const isHidden = scope.hidesPeople && member_id !== unit.memberId;
  const { nickname } = seenPerson(row, scope.hidesPeople, unit.memberId);
  const folders: Folder[] = [{ id: String(answer_sequence), name: nickname }];
  if (scope.quiz === null) folders.unshift({ id: String(row.quiz_sequence), name: text.quizFolder(row.no) });
  if (scope.bothSteps) folders.push({ id: step, name: text.steps[step as keyof typeof text.steps] });
  return {
    folders,
    name: isHidden ? hiddenFileName(row.name, row.position) : row.name,
    modifiedAt: row.created_at,
    isText: row.content_type.startsWith('text/'),
    open: () => unit.services.files.get(`${unit.tenantId}/${file_key}`),
  };
}

async function archiveOf(unit: Unit, scope: FilesOf, nameOf: (first: AnswerFileRow) => string): Promise<Download> {
  const [[sum], rows] = await unit.read(sumFiles(scope), listFiles(scope, MAX_ARCHIVE_FILES));
  checkAmount({ fileCount: sum!.count, byteSize: sum!.bytes });
  const [first] = rows;
  if (!first) return refuse('notFound');
  const stream = zip(rows.map((row) => entryOf(unit, scope, row)));
  return { name: nameOf(first), contentType: 'application/zip', stream };
}

export const getQuizFilesAmount = async (unit: Unit, address: QuizAddress): Promise<AnswerFilesAmount> =>
  amountOf(unit, await scopeOfQuiz(unit, address));

export const getClubFilesAmount = async (unit: Unit, club: number): Promise<AnswerFilesAmount> =>
  amountOf(unit, await scopeOfClub(unit, club));

/** The files of a quiz's answers as one archive, a folder for each member. */
export const downloadQuizFiles = async (unit: Unit, address: QuizAddress): Promise<Download> =>
  archiveOf(unit, await scopeOfQuiz(unit, address), ({ no }) => text.quizArchive(no));

/** The files of all of a club's answers as one archive, by quiz and member. */
export async function downloadClubFiles(unit: Unit, club: number): Promise<Download> {
  const scope = await scopeOfClub(unit, club);
  return archiveOf(unit, scope, () => text.clubArchive(scope.clubName));
}
