import { errors } from '@dure/contract/errors';
import { MAX_ROSTER_NAME_LENGTH, MAX_STUDENT_NUMBER_LENGTH } from '@dure/contract/clubs/memberships/membership-limits';
import { isAddress, loginNameFault, logInNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import type { RosterColumn } from '@dure/contract/clubs/memberships/roster-states';
import { MAX_EMAIL_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import { z } from 'zod';
import { damageOf as cellDamage } from '../../../../kernel/spreadsheet/damaged-cell.ts';
import { membershipsText as text } from '../memberships.text.ts';
import { damagesIn } from './damaged-number.ts';

const address = z.email().max(MAX_EMAIL_LENGTH);

/** A person of a list as the file has them; `no` as a spreadsheet counts its rows. */
export interface ListedPerson {
  readonly no: number;
  readonly email: string;
  readonly name: string;
  /** Empty where the list gives none. */
  readonly studentNumber: string;
}

export interface PersonFault<Column extends string = RosterColumn> {
  readonly column: Column;
  readonly code: string;
  readonly message: string;
  readonly repair: string | null;
}

export const faultAt = <Column extends string>(
  column: Column,
  message: string,
  repair: string | null = null,
): PersonFault<Column> => ({ column, code: errors.invalidInput.code, message, repair });

/** Completes an address that lacks the end of its domain by the domain that most others of the list have. */
function addressRepairs(emails: readonly string[]): (email: string) => string | null {
  const sound = emails.filter((email) => address.safeParse(email).success);
  const counts = Map.groupBy(sound, (email) => email.toLowerCase().split('@')[1]!);
  const domains = [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([domain]) => domain);
  return (email) => {
    const [name = '', begun = '', ...more] = email.toLowerCase().split('@');
    if (name === '' || begun === '' || more.length > 0) return null;
    const stem = begun.replace(/\.$/, '');
    const domain = domains.find((one) => one.startsWith(`${stem}.`));
    const repaired = domain === undefined ? '' : `${name}@${domain}`;
    return address.safeParse(repaired).success ? repaired : null;
  };
}

/** What a list must say of everybody. */
export interface Needed {
  readonly name: boolean;
  readonly email: boolean;
  /** Whether the log-in name of somebody without an address may stand for it. */
  readonly takesLoginNames: boolean;
}

/** Faults of each person of a list by themselves and against those before them. */
export function personFaults(entries: readonly ListedPerson[], needed: Needed): PersonFault[][] {
  const seen = new Map<string, number>();
  const seenNumbers = new Map<string, number>();
  const damageOf = damagesIn(entries.map(({ studentNumber }) => studentNumber));
  const repairOf = addressRepairs(entries.map(({ email }) => email));
  const isName = (email: string) => needed.takesLoginNames && !isAddress(email);
  return entries.map(({ no, email, name, studentNumber }) => {
    const faults: PersonFault[] = [];
    const find = (column: RosterColumn, message: string, repair?: string | null) =>
      faults.push(faultAt(column, message, repair));
    const earlier = seen.get(logInNormal(email));
    if (email === '') {
      if (needed.email) find('email', text.emailMissing);
    } else if (isName(email)) {
      const message = loginNameFault(email) ?? (earlier === undefined ? undefined : text.loginNameTwice(earlier));
      if (message === undefined) seen.set(logInNormal(email), no);
      else find('email', message);
    } else if (!address.safeParse(email).success) find('email', text.emailMalformed, repairOf(email));
    else if (earlier !== undefined) find('email', text.emailTwice(earlier));
    else seen.set(logInNormal(email), no);
    if (name === '' && needed.name) find('name', text.nameMissing);
    for (const [column, cell] of [
      ['name', name],
      ['studentNumber', studentNumber],
    ] as const) {
      const lost = cellDamage(cell);
      if (lost === 'error' || lost === 'letters') find(column, text.lost[lost]);
    }
    if (name.length > MAX_ROSTER_NAME_LENGTH) find('name', text.nameTooLong(MAX_ROSTER_NAME_LENGTH));
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
