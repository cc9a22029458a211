import { MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { periodFindings } from '@dure/contract/clubs/clubs/club-rules';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { ClubDraftFields, ClubFields } from '@dure/contract/clubs/clubs/club-fields';
import type {
  AssistantForm,
  LectureClubChange,
  LectureClubDraft,
  LectureClubForm,
} from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { studyFindings } from '@dure/contract/lectures/lecture-clubs/study-rules';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  admitChanging,
  admitSubmitting,
  admitWriting,
  clubEditFaults,
  clubValues,
  editedClub,
  refuseFindings,
  refuseTakenCode,
  saveClub,
  submitClub,
  submittedCode,
} from '../../clubs/club-writing/club-writing.public.ts';
import { closeIfFull, type LockedClub, makeCode, recordDraft } from '../../clubs/clubs/clubs.public.ts';
import { EVERY_STUDY, saveStudies } from './curriculum.service.ts';
import { lectureClubIn } from './lecture-clubs.service.ts';
import { awaitReady } from './materials-read/materials-read.queries.ts';
import { countVersion, listStudyRows, saveAssistant } from './studies.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The lecture club that is edited, held, for its admins, in the version that they saw; undefined for a new one. */
export const editedLectureClub = (
  unit: Unit,
  transaction: Transaction,
  clubSequence: number | null,
  version: number,
): Promise<LockedClub | undefined> =>
  editedClub(unit, transaction, {
    clubType: CLUB_TYPE.lecture,
    clubSequence,
    version,
    current: (within, club) => lectureClubIn(unit, within, club),
  });

/** Weeks from start to end, the last one counted whole. */
function weeksOf({ startAt, endAt }: ClubFields | ClubDraftFields): number | null {
  if (startAt === null || endAt === null) return null;
  const weeks = Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / WEEK_MS);
  return Math.min(Math.max(weeks, 1), MAX_WEEKS);
}

function save(
  unit: Unit,
  transaction: Transaction,
  club: LockedClub | undefined,
  form: ClubFields | ClubDraftFields,
  { code, studyCount }: { readonly code: string | null; readonly studyCount: number | null },
): Promise<number> {
  const values = clubValues(form, {
    leaderNickname: club?.leader_nickname ?? unit.me.nickname,
    participationCode: code,
    weekCount: weeksOf(form),
    studyCount,
  });
  return saveClub(unit, transaction, club, form, { clubType: CLUB_TYPE.lecture, values });
}

async function saveParts(
  unit: Unit,
  transaction: Transaction,
  clubSequence: number,
  { studies, assistant }: Pick<LectureClubForm | LectureClubDraft, 'studies' | 'assistant'>,
): Promise<void> {
  await saveStudies(unit, transaction, clubSequence, studies);
  await transaction.change(saveAssistant(unit.tenantId, clubSequence, assistant));
}

/** Submits a new lecture club, a draft or a rejected one: to the managers, or straight into the open. */
export async function createLectureClub(unit: Unit, form: LectureClubForm): Promise<LectureClubDetail> {
  refuseFindings([...periodFindings(form), ...studyFindings(form, unit.tenant.time_zone)]);
  const work = unit.write(async (transaction) => {
    const club = await editedLectureClub(unit, transaction, form.clubSequence, form.version);
    admitSubmitting(unit, club);
    const faults = clubEditFaults(form, undefined, unit.now);
    if (faults.length > 0) refuseFields(faults);
    const { studies } = form;
    const counted = { code: submittedCode(form), studyCount: studies.length };
    const clubSequence = await save(unit, transaction, club, form, counted);
    await saveParts(unit, transaction, clubSequence, form);
    await submitClub(unit, transaction, { clubSequence, clubStatus: club?.club_status });
    transaction.soon(awaitReady(unit.tenantId, clubSequence, false));
    return lectureClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseTakenCode);
}

/** Saves what is written so far; a rejected club keeps its status and the reason until it is submitted again. */
export async function saveLectureClubDraft(unit: Unit, draft: LectureClubDraft): Promise<LectureClubDetail> {
  const work = unit.write(async (transaction) => {
    const club = await editedLectureClub(unit, transaction, draft.clubSequence, draft.version);
    admitWriting(club);
    const code = draft.participationCode.trim().toUpperCase() || null;
    const studyCount = draft.studies.length || null;
    const clubSequence = await save(unit, transaction, club, draft, { code, studyCount });
    await saveParts(unit, transaction, clubSequence, draft);
    if (!club) await transaction.change(recordDraft(unit.tenantId, clubSequence, unit.memberId, unit.now));
    return lectureClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseTakenCode);
}

/** The curriculum against another period of the club: what stands against it is said of the period. */
async function refuseOutside(unit: Unit, transaction: Transaction, clubSequence: number, form: ClubFields) {
  const rows = await transaction.rows(listStudyRows(unit.tenantId, clubSequence, EVERY_STUDY));
  const studies = rows.map(({ start_at, end_at }) => ({
    startAt: start_at?.toISOString() ?? '',
    endAt: end_at?.toISOString() ?? '',
  }));
  const findings = studyFindings({ ...form, studies }, unit.tenant.time_zone);
  const late = findings.find(({ error }) => error === 'studyBeyondLecture');
  if (late) refuseFindings([{ ...late, path: 'endAt' }]);
  const early = findings.find(({ error, path }) => error === 'invalidInput' && path.endsWith('startAt'));
  if (early) refuseFindings([{ ...early, path: 'startAt' }]);
}

/** Changes a submitted club's own fields, as far as its status still allows. */
export async function updateLectureClub(
  unit: Unit,
  clubSequence: number,
  form: LectureClubChange,
): Promise<LectureClubDetail> {
  const work = unit.write(async (transaction) => {
    const club = (await editedLectureClub(unit, transaction, clubSequence, form.version))!;
    admitChanging(club);
    refuseFindings(periodFindings(form));
    const faults = clubEditFaults(form, club, unit.now);
    if (faults.length > 0) refuseFields(faults);
    await refuseOutside(unit, transaction, clubSequence, form);
    const code = form.participationCode.toUpperCase() || club.participation_code || makeCode();
    await save(unit, transaction, club, form, { code, studyCount: club.study_count });
    await closeIfFull(transaction, { ...club, capacity: form.capacity }, unit.now);
    return lectureClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseTakenCode);
}

/** Changes how the assistant of a submitted club is to answer. */
export function updateAssistant(
  unit: Unit,
  clubSequence: number,
  { version, ...settings }: AssistantForm,
): Promise<LectureClubDetail> {
  return unit.write(async (transaction) => {
    const club = (await editedLectureClub(unit, transaction, clubSequence, version))!;
    admitChanging(club);
    transaction.soon(
      saveAssistant(unit.tenantId, clubSequence, settings),
      countVersion(unit.tenantId, clubSequence, null, unit.now),
    );
    return lectureClubIn(unit, transaction, clubSequence);
  });
}
