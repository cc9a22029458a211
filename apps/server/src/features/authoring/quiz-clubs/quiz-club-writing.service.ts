import { clubFindings } from '@dure/contract/clubs/clubs/club-rules';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { QuizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import type { QuizClubDetail, QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { FieldError } from '@dure/contract/http/envelope';
import { columnsOf } from '../../../kernel/columns.ts';
import { brokenConstraint } from '../../../kernel/database/constraint.ts';
import type { RowsOf, Transaction } from '../../../kernel/database/database.ts';
import { reencodeImage } from '../../../kernel/files/reencode.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { writeWithUploads } from '../../tenancy/files/files.public.ts';
import { editFaults } from './club-edit.policy.ts';
import {
  admitChanging,
  admitSubmitting,
  admitWriting,
  clubValues,
  editedClub,
  QUIZ_CLUB_FIELDS,
  type QuizClubValues,
  refuseFindings,
  refuseTakenCode,
  saveClub,
  submitClub,
  submittedCode,
} from '../../clubs/club-writing/club-writing.public.ts';
import { closeIfFull, type LockedClub, makeCode, recordDraft } from '../../clubs/clubs/clubs.public.ts';
import { answeredFaults } from './club-schedule.policy.ts';
import { lockPlaces } from './club-schedule.queries.ts';
import { saveQuizzes } from './club-quizzes.service.ts';
import { keepSubmission } from './club-submissions.service.ts';
import { quizClubIn } from './quiz-clubs.service.ts';

/** What only the database can tell for sure, because others write at the same moment. */
export function refuseConstraint(error: unknown): never {
  // A quiz that was taken out has answers: they hold on to its place in the club.
  if (brokenConstraint(error)?.startsWith('answers_')) refuse('quizHasAnswers');
  return refuseTakenCode(error);
}

/** The quiz club that the form edits, held, for its admins, in the version that they saw; undefined for a new one. */
export const editedQuizClub = (unit: Unit, transaction: Transaction, clubSequence: number | null, version: number) =>
  editedClub(unit, transaction, {
    clubType: CLUB_TYPE.quiz,
    clubSequence,
    version,
    current: (within, club) => quizClubIn(unit, within, club),
  });

/** A quiz club's columns from its form. */
const quizClubValues = (
  form: QuizClubForm | QuizClubDraft,
  leaderNickname: string,
  code: string | null,
): QuizClubValues => ({
  ...clubValues(form, { ...form, leaderNickname, participationCode: code }),
  ...columnsOf(QUIZ_CLUB_FIELDS, form),
});

async function save(
  unit: Unit,
  transaction: Transaction,
  club: LockedClub | undefined,
  form: QuizClubForm | QuizClubDraft,
  { code, isDraft }: { code: string | null; isDraft: boolean },
): Promise<number> {
  const { tenantId, memberId, now } = unit;
  const values = quizClubValues(form, club?.leader_nickname ?? unit.me.nickname, code);
  const clubSequence = await saveClub(unit, transaction, club, form, { clubType: CLUB_TYPE.quiz, values });
  await saveQuizzes(
    transaction,
    { tenantId, authorId: memberId, now, me: unit.me, isDraft },
    { ...values, club_sequence: clubSequence },
    form.quizzes,
  );
  return clubSequence;
}

/** Submits a new quiz club, a draft or a rejected one: to the managers, or straight into the open. */
export async function createQuizClub(
  unit: Unit,
  form: QuizClubForm,
  uploads: readonly Upload[],
): Promise<QuizClubDetail> {
  refuseFindings(clubFindings(form));
  const images = await Promise.all(uploads.map((upload) => reencodeImage(upload)));
  return writeWithUploads(unit, images, 'CLUB_IMAGE', async (transaction, [image]) => {
    const club = await editedQuizClub(unit, transaction, form.clubSequence, form.version);
    admitSubmitting(unit, club);
    const faults = editFaults(form, undefined, unit.now);
    if (faults.length > 0) refuseFields(faults);
    const pictured = image ? { ...form, imageKey: image.key } : form;
    const clubSequence = await save(unit, transaction, club, pictured, { code: submittedCode(form), isDraft: false });
    await submitClub(unit, transaction, { clubSequence, clubStatus: club?.club_status });
    const detail = await quizClubIn(unit, transaction, clubSequence);
    await keepSubmission(unit, transaction, detail);
    return detail;
  }).catch(refuseConstraint);
}

/** Saves what is written so far; a rejected club keeps its status and the reason until it is submitted again. */
export async function saveQuizClubDraft(unit: Unit, draft: QuizClubDraft): Promise<QuizClubDetail> {
  const work = unit.write(async (transaction) => {
    const club = await editedQuizClub(unit, transaction, draft.clubSequence, draft.version);
    admitWriting(club);
    const code = draft.participationCode.trim().toUpperCase() || null;
    const clubSequence = await save(unit, transaction, club, draft, { code, isDraft: true });
    if (!club) await transaction.change(recordDraft(unit.tenantId, clubSequence, unit.memberId, unit.now));
    return quizClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseConstraint);
}

type Place = RowsOf<ReturnType<typeof lockPlaces>>[number];

const answersIn = (places: readonly Place[]) => ({
  answers: places.reduce((sum, { pre_count }) => sum + pre_count, 0),
  finals: places.reduce((sum, { final_count }) => sum + final_count, 0),
});

function quizFaults(form: QuizClubForm, places: readonly Place[], now: Date): FieldError[] {
  return form.quizzes.flatMap((quiz, index) => {
    const kept = places.find(({ quiz_sequence }) => quiz_sequence === quiz.quizSequence);
    return answeredFaults(quiz, kept, now).map(([field, message]) => ({ path: `quizzes.${index}.${field}`, message }));
  });
}

/** Changes a submitted club and its quizzes, as far as its status still allows. */
export async function updateQuizClub(unit: Unit, clubSequence: number, form: QuizClubForm): Promise<QuizClubDetail> {
  const work = unit.write(async (transaction) => {
    const club = (await editedQuizClub(unit, transaction, clubSequence, form.version))!;
    admitChanging(club);
    refuseFindings(clubFindings(form));
    const places = await transaction.rows(lockPlaces(unit.tenantId, clubSequence));
    const faults = [
      ...editFaults(form, { ...club, ...answersIn(places) }, unit.now),
      ...quizFaults(form, places, unit.now),
    ];
    if (faults.length > 0) refuseFields(faults);
    const code = form.participationCode.toUpperCase() || club.participation_code || makeCode();
    await save(unit, transaction, club, form, { code, isDraft: false });
    await closeIfFull(transaction, { ...club, capacity: form.capacity }, unit.now);
    return quizClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseConstraint);
}
