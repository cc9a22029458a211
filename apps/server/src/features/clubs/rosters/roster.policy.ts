import { logInNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { RosterState } from '@dure/contract/clubs/memberships/roster-states';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';
import { type ListedPerson, personFaults } from '../memberships/memberships.public.ts';
import type { RosterEntry } from './roster-file.ts';

/** Whose address it is, and how they stand to the club. */
export interface KnownPerson extends RowPart<
  Members,
  'member_id' | 'nickname' | 'email_normal' | 'login_name_normal' | 'student_number'
> {
  readonly membership_status: string | null;
  readonly runs_club: boolean;
}

function stateOf(person: KnownPerson | undefined): RosterState {
  if (!person) return 'UNKNOWN';
  if (person.membership_status === 'MEMBER' || person.membership_status === 'EXPELLED') return person.membership_status;
  return person.runs_club ? 'RUNS_CLUB' : 'ADD';
}

/** A number that an account has is the organisation's: a roster does not tell its sender those of people outside the club. */
function numberOf(person: KnownPerson | undefined, { studentNumber }: ListedPerson, seesAllNumbers: boolean) {
  const current = person?.student_number ?? null;
  const hasOtherNumber = current !== null && studentNumber !== '' && current !== studentNumber;
  const isSeen = seesAllNumbers || person?.membership_status === 'MEMBER';
  return { hasOtherNumber, currentStudentNumber: hasOtherNumber && isSeen ? current : null };
}

/** People by everything that they log in by. */
export const byLogIn = <Person extends Pick<KnownPerson, 'email_normal' | 'login_name_normal'>>(
  known: readonly Person[],
): ReadonlyMap<string, Person> =>
  new Map(
    known.flatMap((person) =>
      [person.email_normal, person.login_name_normal].flatMap((one) => (one === null ? [] : [[one, person] as const])),
    ),
  );

/** What becomes of each row of a roster; `seesAllNumbers` for who may see student numbers of the whole organisation. */
export function judgeRoster(
  entries: readonly RosterEntry[],
  known: readonly KnownPerson[],
  { seesAllNumbers, takesLoginNames }: { readonly seesAllNumbers: boolean; readonly takesLoginNames: boolean },
): RosterRow[] {
  const people = byLogIn(known);
  const faults = personFaults(entries, { name: false, email: true, takesLoginNames });
  return entries.map((entry, index) => {
    const person = people.get(logInNormal(entry.email));
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
