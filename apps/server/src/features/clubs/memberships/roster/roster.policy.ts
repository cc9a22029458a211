import { errors } from '@dure/contract/errors';
import { MAX_STUDENT_NUMBER_LENGTH } from '@dure/contract/clubs/memberships/membership-limits';
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { RosterColumn, RosterState } from '@dure/contract/clubs/memberships/roster-states';
import { z } from 'zod';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';
import { membershipsText as text } from '../memberships.text.ts';
import { damagesIn } from './damaged-number.ts';
import type { RosterEntry } from './roster-file.ts';

const MAX_NAME_LENGTH = 60;
const MAX_EMAIL_LENGTH = 254;
const address = z.email().max(MAX_EMAIL_LENGTH);

/** Whose address it is, and how they stand to the club. */
export interface KnownPerson extends RowPart<Members, 'member_id' | 'nickname' | 'email_normal' | 'student_number'> {
  readonly membership_status: string | null;
  readonly runs_club: boolean;
}

export const emailNormal = (email: string): string => email.toLowerCase();

/** Faults of each row by itself and against the rows before it. */
function faultsOf(entries: readonly RosterEntry[]): RosterRow['faults'][] {
  const seen = new Map<string, number>();
  const seenNumbers = new Map<string, number>();
  const damageOf = damagesIn(entries.map(({ studentNumber }) => studentNumber));
  return entries.map(({ no, email, name, studentNumber }) => {
    const faults: RosterRow['faults'] = [];
    const find = (column: RosterColumn, message: string, repair: string | null = null) =>
      faults.push({ column, code: errors.invalidInput.code, message, repair });
    const earlier = seen.get(emailNormal(email));
    if (email === '') find('email', text.emailMissing);
    else if (!address.safeParse(email).success) find('email', text.emailMalformed);
    else if (earlier !== undefined) find('email', text.emailTwice(earlier));
    else seen.set(emailNormal(email), no);
    if (name.length > MAX_NAME_LENGTH) find('name', text.nameTooLong(MAX_NAME_LENGTH));
    const numberBefore = seenNumbers.get(studentNumber);
    const damage = damageOf(studentNumber);
    if (studentNumber.length > MAX_STUDENT_NUMBER_LENGTH)
      find('studentNumber', text.studentNumberTooLong(MAX_STUDENT_NUMBER_LENGTH));
    else if (damage) find('studentNumber', text.damaged[damage.kind], damage.repair);
    else if (studentNumber !== '' && numberBefore !== undefined)
      find('studentNumber', text.studentNumberTwice(numberBefore));
    else seenNumbers.set(studentNumber, no);
    return faults;
  });
}

function stateOf(person: KnownPerson | undefined): RosterState {
  if (!person) return 'UNKNOWN';
  if (person.membership_status === 'MEMBER' || person.membership_status === 'EXPELLED') return person.membership_status;
  return person.runs_club ? 'RUNS_CLUB' : 'ADD';
}

/** A number that an account has is the organisation's: a roster does not tell its sender those of people outside the club. */
function numberOf(person: KnownPerson | undefined, { studentNumber }: RosterEntry, seesAllNumbers: boolean) {
  const current = person?.student_number ?? null;
  const hasOtherNumber = current !== null && studentNumber !== '' && current !== studentNumber;
  const isSeen = seesAllNumbers || person?.membership_status === 'MEMBER';
  return { hasOtherNumber, currentStudentNumber: hasOtherNumber && isSeen ? current : null };
}

/** What becomes of each row of a roster; `seesAllNumbers` for who may see student numbers of the whole organisation. */
export function judgeRoster(
  entries: readonly RosterEntry[],
  known: readonly KnownPerson[],
  seesAllNumbers: boolean,
): RosterRow[] {
  const people = new Map(known.map((person) => [person.email_normal, person]));
  const faults = faultsOf(entries);
  return entries.map((entry, index) => {
    const person = people.get(emailNormal(entry.email));
    const found = faults[index]!;
    return {
      ...entry,
      state: found.length > 0 ? 'FAULT' : stateOf(person),
      nickname: person?.nickname ?? null,
      ...numberOf(person, entry, seesAllNumbers),
      faults: found,
    };
  });
}
