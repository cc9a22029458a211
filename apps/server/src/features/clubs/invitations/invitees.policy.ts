import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { InviteeColumn, InviteeState } from '@dure/contract/clubs/invitations/invitee-columns';
import { emailNormal, faultAt, personFaults } from '../memberships/memberships.public.ts';
import { invitationsText as text } from './invitations.text.ts';

/** A person of a list, cleaned. */
export interface InviteeEntry {
  readonly no: number;
  readonly name: string;
  readonly email: string;
  readonly studentNumber: string;
  readonly organizationCode: string;
}

/** What the organisation knows of those of a list. */
export interface Known {
  /** Places that people choose from; without any, what a list says counts as it stands. */
  readonly organizations: readonly string[];
  /** Addresses of accounts, and of invitations that count, as they are compared. */
  readonly accounts: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  readonly usesClassCode: boolean;
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

const stateOf = ({ email }: InviteeEntry, { accounts, invited }: Known): InviteeState => {
  if (email === '') return 'CODE';
  if (accounts.has(emailNormal(email))) return 'MEMBER';
  return invited.has(emailNormal(email)) ? 'INVITED' : 'INVITE';
};

/** What becomes of each person of a list. */
export function judgeInvitees(entries: readonly InviteeEntry[], known: Known): Invitee[] {
  const { organizations, usesClassCode } = known;
  const found = personFaults(entries, { name: true, email: !usesClassCode });
  return entries.map((entry, index) => {
    const faults: Invitee['faults'] = [...(found[index] as { column: InviteeColumn }[] as Invitee['faults'])];
    const { organizationCode, email, studentNumber } = entry;
    if (organizationCode !== '' && organizations.length > 0 && !organizations.includes(organizationCode))
      faults.push(faultAt('organizationCode', text.unknownOrganization, placeMeant(organizationCode, organizations)));
    if (usesClassCode && email === '' && studentNumber === '')
      faults.push(faultAt('studentNumber', text.numberForCode));
    return { ...entry, state: faults.length > 0 ? 'FAULT' : stateOf(entry, known), faults };
  });
}
