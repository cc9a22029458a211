import { clubFindings, type RuleFinding } from '@dure/contract/clubs/club-rules';
import { isFinalStatus, CLUB_STATUS, isBeingWritten } from '@dure/contract/clubs/club-status';
import type { QuizClubForm } from '@dure/contract/quiz-clubs/quiz-club-form';
import type { QuizClubDetail, QuizClubDraft } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { errors } from '@dure/contract/errors';
import type { FieldError } from '@dure/contract/http/envelope';
import { brokenConstraint } from '../../kernel/database/constraint.ts';
import type { RowsOf, Transaction } from '../../kernel/database/database.ts';
import { recheckOf } from '../../kernel/live/change.ts';
import { reencodeImage } from '../../kernel/files/reencode.ts';
import type { Upload } from '../../kernel/files/uploads.ts';
import { refuse, refuseFields } from '../../kernel/refusal.ts';
import { isManager } from '../../kernel/session/session.ts';
import type { Unit } from '../../kernel/unit.ts';
import { writeWithUploads } from '../files/files.public.ts';
import { checkReferences } from './club-checks.service.ts';
import { editFaults } from './club-edit.policy.ts';
import {
  admitClubAdmin,
  changeStatus,
  closeIfFull,
  lockClub,
  type LockedClub,
  makeCode,
  maySubmit,
  openApproved,
  recordDraft,
} from '../clubs/clubs.public.ts';
import { clubValues } from './club-form.ts';
import { answeredFaults } from './club-schedule.policy.ts';
import { lockPlaces } from './club-schedule.queries.ts';
import { saveQuizzes } from './club-quizzes.service.ts';
import { keepSubmission } from './club-submissions.service.ts';
import { deleteInstructors, insertDraft, insertInstructors, updateClub } from './quiz-clubs.queries.ts';
import { quizClubIn } from './quiz-clubs.service.ts';

/** All findings at the fields that were typed; the code is that of the first finding with a code of its own. */
export function refuseFindings(findings: readonly RuleFinding[]): void {
  if (findings.length === 0) return;
  const named = findings.find(({ error }) => error !== 'invalidInput');
  refuseFields(
    findings.map(({ path, message }) => ({ path, message })),
    named?.error,
  );
}

/** What only the database can tell for sure, because others write at the same moment. */
export function refuseConstraint(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'clubs_participation_code') {
    const { message } = errors.participationCodeTaken;
    refuse('participationCodeTaken', { fields: [{ path: 'participationCode', message }] });
  }
  // A quiz that was taken out has answers: they hold on to its place in the club.
  if (constraint?.startsWith('answers_')) refuse('quizHasAnswers');
  throw error;
}

/** The club that the form edits, held, for its admins, in the version that they saw; undefined for a new one. */
export async function editedClub(
  unit: Unit,
  transaction: Transaction,
  clubSequence: number | null,
  version: number,
): Promise<LockedClub | undefined> {
  if (clubSequence === null) return undefined;
  const row = await transaction.first(lockClub(unit.tenantId, clubSequence, unit.memberId));
  const club: LockedClub = admitClubAdmin(unit.me, row);
  if (club.version !== version) refuse('staleVersion', { data: await quizClubIn(unit, transaction, clubSequence) });
  return club;
}

async function save(
  unit: Unit,
  transaction: Transaction,
  club: LockedClub | undefined,
  form: QuizClubForm | QuizClubDraft,
  { code, isDraft }: { code: string | null; isDraft: boolean },
): Promise<number> {
  const { tenantId, memberId, now } = unit;
  await checkReferences(transaction, form, memberId, club?.image_key ?? null);
  const values = clubValues(form, club?.leader_nickname ?? unit.me.nickname, code);
  const clubSequence =
    club?.club_sequence ?? (await transaction.first(insertDraft(tenantId, memberId, values, now)))!.club_sequence;
  if (club) await transaction.change(updateClub(tenantId, clubSequence, values, now));
  const instructors = [...new Set(form.instructors)].filter((id) => id !== (club?.leader_id ?? memberId));
  const [before] = await transaction.all(
    deleteInstructors(tenantId, clubSequence),
    insertInstructors(tenantId, clubSequence, instructors),
  );
  const released = before.filter(({ member_id }) => !instructors.includes(member_id));
  transaction.announce(...released.map(({ member_id }) => recheckOf(member_id)));
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
  const images = await Promise.all(uploads.map(reencodeImage));
  return writeWithUploads(unit, images, 'CLUB_IMAGE', async (transaction, [image]) => {
    const club = await editedClub(unit, transaction, form.clubSequence, form.version);
    if (club && !isBeingWritten(club.club_status)) refuse('conflict');
    if (club && !maySubmit(unit.me, club)) refuse('forbidden');
    const faults = editFaults(form, undefined, unit.now);
    if (faults.length > 0) refuseFields(faults);
    const pictured = image ? { ...form, imageKey: image.key } : form;
    // The form is the whole club: a code that was taken out of it is not the draft's any more.
    const code = form.participationCode.toUpperCase() || makeCode();
    const clubSequence = await save(unit, transaction, club, pictured, { code, isDraft: false });
    const needsApproval = unit.tenant.needs_club_approval && !isManager(unit.me);
    const submitted = { club_sequence: clubSequence, club_status: club?.club_status ?? CLUB_STATUS.draft };
    const doer = { memberId: unit.memberId, now: unit.now };
    await changeStatus(transaction, submitted, needsApproval ? 'SUBMIT_FOR_APPROVAL' : 'SUBMIT', doer);
    const recruitStartAt = form.recruitStartAt === null ? null : new Date(form.recruitStartAt);
    if (!needsApproval) {
      await openApproved(transaction, { club_sequence: clubSequence, recruit_start_at: recruitStartAt }, unit.now);
    }
    const detail = await quizClubIn(unit, transaction, clubSequence);
    await keepSubmission(unit, transaction, detail);
    return detail;
  }).catch(refuseConstraint);
}

/** Saves what is written so far; a rejected club keeps its status and the reason until it is submitted again. */
export async function saveQuizClubDraft(unit: Unit, draft: QuizClubDraft): Promise<QuizClubDetail> {
  const work = unit.write(async (transaction) => {
    const club = await editedClub(unit, transaction, draft.clubSequence, draft.version);
    if (club && !isBeingWritten(club.club_status)) refuse('conflict');
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
    const club = (await editedClub(unit, transaction, clubSequence, form.version))!;
    if (isFinalStatus(club.club_status)) refuse('clubReadOnly');
    if (isBeingWritten(club.club_status)) refuse('conflict');
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
