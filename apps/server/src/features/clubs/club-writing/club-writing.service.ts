import {
  admitClubAdmin,
  changeStatus,
  lockClub,
  makeCode,
  maySubmit,
  takeDueTransitions,
  type LockedClub,
} from '../clubs/clubs.public.ts';
import type { ClubDraftFields, ClubFields } from '@dure/contract/clubs/clubs/club-fields';
import type { RuleFinding } from '@dure/contract/clubs/clubs/club-rules';
import { CLUB_STATUS, isBeingWritten, isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { ClubType } from '@dure/contract/codes/club-type';
import { errors } from '@dure/contract/errors';
import { brokenConstraint } from '../../../kernel/database/constraint.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import { recheckOf } from '../../../kernel/live/change.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import { isManager } from '../../../kernel/session/session.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { checkReferences } from './club-checks.service.ts';
import {
  type ClubValues,
  deleteInstructors,
  insertDraft,
  insertInstructors,
  type QuizClubValues,
  updateClub,
} from './club-writing.queries.ts';

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
export function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'clubs_participation_code') {
    const { message } = errors.participationCodeTaken;
    refuse('participationCodeTaken', { fields: [{ path: 'participationCode', message }] });
  }
  throw error;
}

interface Edited {
  readonly clubType: ClubType;
  /** None for a new club. */
  readonly clubSequence: number | null;
  /** That the editor saw. */
  readonly version: number;
  /** The club as it is, for whoever edits an older version. */
  readonly current: (transaction: Transaction, clubSequence: number) => Promise<object>;
}

/** The club that the form edits, held, for its admins, in the version that they saw; undefined for a new one. */
export async function editedClub(
  unit: Unit,
  transaction: Transaction,
  { clubType, clubSequence, version, current }: Edited,
): Promise<LockedClub | undefined> {
  if (clubSequence === null) return undefined;
  const row = await transaction.first(lockClub(unit.tenantId, clubSequence, unit.memberId));
  const club: LockedClub = admitClubAdmin(unit.me, row);
  if (club.club_type !== clubType) refuse('notFound');
  if (club.version !== version) refuse('staleVersion', { data: await current(transaction, clubSequence) });
  return club;
}

/** Lets a draft or a rejected club pass, and one that is new. */
export function admitWriting(club: LockedClub | undefined): void {
  if (club && !isBeingWritten(club.club_status)) refuse('conflict');
}

/** Lets whoever may submit it pass besides. */
export function admitSubmitting(unit: Unit, club: LockedClub | undefined): void {
  admitWriting(club);
  if (club && !maySubmit(unit.me, club)) refuse('forbidden');
}

/** Lets a club pass that was submitted and is not over. */
export function admitChanging(club: LockedClub): void {
  if (isFinalStatus(club.club_status)) refuse('clubReadOnly');
  if (isBeingWritten(club.club_status)) refuse('conflict');
}

/** The code that a submitted form keeps: the form is the whole club, so what was taken out of it is nobody's any more. */
export const submittedCode = ({ participationCode }: ClubFields): string =>
  participationCode.toUpperCase() || makeCode();

/** Writes a club's own fields and its instructors; answers its sequence. */
export async function saveClub(
  unit: Unit,
  transaction: Transaction,
  club: LockedClub | undefined,
  form: ClubFields | ClubDraftFields,
  { clubType, values }: { readonly clubType: ClubType; readonly values: ClubValues | QuizClubValues },
): Promise<number> {
  const { tenantId, memberId, now } = unit;
  await checkReferences(transaction, form, memberId, club?.image_key ?? null);
  const clubSequence =
    club?.club_sequence ??
    (await transaction.first(insertDraft(tenantId, clubType, memberId, values, now)))!.club_sequence;
  if (club) await transaction.change(updateClub(tenantId, clubSequence, values, now));
  const instructors = [...new Set(form.instructors)].filter((id) => id !== (club?.leader_id ?? memberId));
  const [before] = await transaction.all(
    deleteInstructors(tenantId, clubSequence),
    insertInstructors(tenantId, clubSequence, instructors),
  );
  const released = before.filter(({ member_id }) => !instructors.includes(member_id));
  transaction.announce(...released.map(({ member_id }) => recheckOf(member_id)));
  return clubSequence;
}

/** Sends a written club to the managers, or straight into the open. */
export async function submitClub(
  unit: Unit,
  transaction: Transaction,
  { clubSequence, clubStatus }: { clubSequence: number; clubStatus: string | undefined },
): Promise<void> {
  const needsApproval = unit.tenant.needs_club_approval && !isManager(unit.me);
  const submitted = { club_sequence: clubSequence, club_status: clubStatus ?? CLUB_STATUS.draft };
  const doer = { memberId: unit.memberId, now: unit.now };
  await changeStatus(transaction, submitted, needsApproval ? 'SUBMIT_FOR_APPROVAL' : 'SUBMIT', doer);
  if (needsApproval) return;
  await takeDueTransitions(transaction, unit.now, clubSequence);
}
