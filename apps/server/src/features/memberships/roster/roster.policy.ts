import { MAX_STUDENT_NUMBER_LENGTH, type RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import type { RosterState } from '@dure/contract/memberships/roster-states';
import { z } from 'zod';
import { membershipsText as text } from '../memberships.text.ts';
import type { RosterEntry } from './roster-file.ts';

const MAX_NAME_LENGTH = 60;
const MAX_EMAIL_LENGTH = 254;
const address = z.email().max(MAX_EMAIL_LENGTH);

/** Whose address it is, and how they stand to the club. */
export interface KnownPerson {
  readonly member_id: string;
  readonly nickname: string;
  readonly email_normal: string;
  readonly membership_status: string | null;
  readonly runs_club: boolean;
}

export const emailNormal = (email: string): string => email.toLowerCase();

/** Faults of each row by itself and against the rows before it. */
function faultsOf(entries: readonly RosterEntry[]): RosterRow['faults'][] {
  const seen = new Map<string, number>();
  const seenNumbers = new Map<string, number>();
  return entries.map(({ no, email, name, studentNumber }) => {
    const faults: RosterRow['faults'] = [];
    const earlier = seen.get(emailNormal(email));
    if (email === '') faults.push({ column: 'email', message: text.emailMissing });
    else if (!address.safeParse(email).success) faults.push({ column: 'email', message: text.emailMalformed });
    else if (earlier !== undefined) faults.push({ column: 'email', message: text.emailTwice(earlier) });
    else seen.set(emailNormal(email), no);
    if (name.length > MAX_NAME_LENGTH) faults.push({ column: 'name', message: text.nameTooLong(MAX_NAME_LENGTH) });
    const numberBefore = seenNumbers.get(studentNumber);
    if (studentNumber.length > MAX_STUDENT_NUMBER_LENGTH)
      faults.push({ column: 'studentNumber', message: text.studentNumberTooLong(MAX_STUDENT_NUMBER_LENGTH) });
    else if (studentNumber !== '' && numberBefore !== undefined)
      faults.push({ column: 'studentNumber', message: text.studentNumberTwice(numberBefore) });
    else seenNumbers.set(studentNumber, no);
    return faults;
  });
}

function stateOf(person: KnownPerson | undefined): RosterState {
  if (!person) return 'UNKNOWN';
  if (person.membership_status === 'MEMBER' || person.membership_status === 'EXPELLED') return person.membership_status;
  return person.runs_club ? 'RUNS_CLUB' : 'ADD';
}

/** What becomes of each row of a roster. */
export function judgeRoster(entries: readonly RosterEntry[], known: readonly KnownPerson[]): RosterRow[] {
  const people = new Map(known.map((person) => [person.email_normal, person]));
  const faults = faultsOf(entries);
  return entries.map((entry, index) => {
    const person = people.get(emailNormal(entry.email));
    const found = faults[index]!;
    return {
      ...entry,
      state: found.length > 0 ? 'FAULT' : stateOf(person),
      nickname: person?.nickname ?? null,
      faults: found,
    };
  });
}
