import type { RosterInviting } from '@dure/contract/clubs/memberships/roster-states';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findAccounts } from './inviting.queries.ts';
import type { InviteeEntry } from './invitees.policy.ts';
import { invite, usualEnd } from './inviting.service.ts';
import { findInvitationSettings } from './settings/settings.queries.ts';

/** What becomes of people whom a club's roster names and nobody knows. People who log in elsewhere are invited there. */
export async function findRosterInviting(unit: Unit): Promise<RosterInviting> {
  const [[settings]] = await unit.read(findInvitationSettings(unit.tenantId));
  if (!unit.tenant.login_types.includes('PASSWORD')) return 'NONE';
  return settings?.instructors_invite || unit.me.roles.includes('ROLE_MANAGER') ? 'INVITED' : 'PROPOSED';
}

export interface Proposal {
  readonly clubSequence: number;
  readonly people: readonly Omit<InviteeEntry, 'organizationCode' | 'loginName'>[];
  readonly inviting: Exclude<RosterInviting, 'NONE'>;
}

/** Invites people into the organisation and a club, or proposes them to a manager; answers how many are new. */
export async function inviteToClub(unit: Unit, transaction: Transaction, { clubSequence, people, inviting }: Proposal) {
  const { tenantId } = unit;
  const emails = people.map(({ email }) => email.toLowerCase());
  const accounts = await transaction.rows(findAccounts(tenantId, emails));
  const known = new Set(accounts.map(({ email_normal }) => email_normal));
  const unknown = people
    .filter(({ email }) => !known.has(email.toLowerCase()))
    .map((one) => ({ ...one, organizationCode: '', loginName: '' }));
  const count = await invite(unit, transaction, unknown, {
    role: 'ROLE_USER',
    status: inviting,
    validUntil: usualEnd(unit),
    clubSequences: [clubSequence],
  });
  const field = inviting === 'INVITED' ? 'invited' : 'proposed';
  unit.record(transaction, { action: 'invitations', before: { [field]: 0 }, after: { [field]: count }, clubSequence });
  return count;
}
