import { fieldErrors } from '@dure/contract/field-messages';
import { loginNameFault, loginNameNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import { nickname } from '@dure/contract/tenancy/accounts/nickname-field';
import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { InviteeColumn, InviteeState } from '@dure/contract/clubs/invitations/invitee-columns';
import { faultAt, personFaults } from '../memberships/memberships.public.ts';
import { membershipsText } from '../memberships/memberships.public.ts';
import { invitationsText as text } from './invitations.text.ts';

/** A person as a list has them. */
export type ListedInvitee = Readonly<Pick<Invitee, 'no' | InviteeColumn>>;
/** A person of a list, cleaned, and what was taken off their cells. */
export type InviteeEntry = ListedInvitee & Pick<Invitee, 'cleaned'>;

/** What the organisation knows of those of a list. */
export interface Known {
  /** Places that people choose from; without any, what a list says counts as it stands. */
  readonly organizations: readonly string[];
  /** Addresses of accounts, and of invitations that count, as they are compared. */
  readonly accounts: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  /** Accounts by their log-in name, and the student number of each. */
  readonly named: ReadonlyMap<string, string | null>;
  readonly usesClassCode: boolean;
  /** Whether people may be without an address. */
  readonly takesLoginNames: boolean;
}

/** Whether all signs of the short name stand in the long one in their order, as in 컴공 and 컴퓨터공학과. */
function isShortFor(short: string, long: string): boolean {
  let at = 0;
  for (const sign of short) {
    at = long.indexOf(sign, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** The one place that a shortened name can mean; null where none or several can. */
function placeMeant(typed: string, organizations: readonly string[]): string | null {
  const plain = typed.replace(/\s/g, '');
  const meant = organizations.filter((one) => isShortFor(plain, one) || isShortFor(one, plain));
  return meant.length === 1 ? meant[0]! : null;
}

const stateOf = ({ email, loginName }: InviteeEntry, known: Known): InviteeState => {
  const { accounts, invited, named } = known;
  if (email === '') {
    if (!getsAccount({ email }, known)) return 'CODE';
    return named.has(loginNameNormal(loginName)) ? 'MEMBER' : 'ACCOUNT';
  }
  if (accounts.has(email.toLowerCase())) return 'MEMBER';
  return invited.has(email.toLowerCase()) ? 'INVITED' : 'INVITE';
};

/** Whether somebody without an address gets an account at once. */
const getsAccount = ({ email }: Pick<InviteeEntry, 'email'>, { usesClassCode, takesLoginNames }: Known) =>
  email === '' && takesLoginNames && !usesClassCode;

/** The name that whoever has no address logs in by: the list's, otherwise their student number. */
export const namedEntry = (
  entry: ListedInvitee,
  known: Pick<Known, 'takesLoginNames' | 'usesClassCode'>,
): ListedInvitee =>
  entry.email === '' && known.takesLoginNames && !known.usesClassCode
    ? { ...entry, loginName: entry.loginName || entry.studentNumber }
    : { ...entry, loginName: '' };

/** What keeps somebody without an address from an account, each against those before them. */
function accountFaults(known: Known) {
  const seen = new Map<string, number>();
  return ({ no, name, loginName, studentNumber }: InviteeEntry): Invitee['faults'] => {
    const faults: Invitee['faults'] = [];
    const normal = loginNameNormal(loginName);
    const [earlier, number] = [seen.get(normal), known.named.get(normal)];
    const fault = loginName === '' ? text.logInMissing : loginNameFault(loginName);
    if (fault !== undefined) faults.push(faultAt(loginName === '' ? 'email' : 'loginName', fault));
    else if (earlier !== undefined) faults.push(faultAt('loginName', membershipsText.loginNameTwice(earlier)));
    else if (number && studentNumber !== '' && number !== studentNumber)
      faults.push(faultAt('loginName', text.loginNameOfOther));
    else seen.set(normal, no);
    // It becomes their nickname.
    const given = nickname.safeParse(name);
    if (name !== '' && given.error) faults.push(faultAt('name', fieldErrors(given.error)[0]!.message));
    return faults;
  };
}

/** What becomes of each person of a list. */
export function judgeInvitees(entries: readonly InviteeEntry[], known: Known): Invitee[] {
  const { organizations, usesClassCode } = known;
  const found = personFaults(entries, {
    name: true,
    email: !usesClassCode && !known.takesLoginNames,
    takesLoginNames: false,
  });
  const faultsOfAccount = accountFaults(known);
  return entries.map((entry, index) => {
    const faults: Invitee['faults'] = [...(found[index] as { column: InviteeColumn }[] as Invitee['faults'])];
    const { organizationCode, email, studentNumber } = entry;
    if (organizationCode !== '' && organizations.length > 0 && !organizations.includes(organizationCode))
      faults.push(faultAt('organizationCode', text.unknownOrganization, placeMeant(organizationCode, organizations)));
    if (getsAccount(entry, known)) faults.push(...faultsOfAccount(entry));
    if (usesClassCode && email === '' && studentNumber === '')
      faults.push(faultAt('studentNumber', text.numberForCode));
    return { ...entry, state: faults.length > 0 ? 'FAULT' : stateOf(entry, known), faults };
  });
}
