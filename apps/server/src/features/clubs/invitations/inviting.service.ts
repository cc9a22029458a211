import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { v7 as uuidv7 } from 'uuid';
import { dayEnd } from '../../../kernel/calendar/day-bounds.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { addClubs, type Batch, dropClubs, holdProposed, insertInvitations } from './inviting.queries.ts';
import type { InviteeEntry } from './invitees.policy.ts';

/** The job that writes the mails. */
export const INVITATION_MAIL_JOB = 'invitation-mails';
const DAY_MS = 24 * 60 * 60_000;
/** Days after which an invitation ends where nobody chose. */
const USUAL_DAYS = 14;

/** The end of a day: the mail names that. */
export const usualEnd = ({ now, tenant }: Unit) =>
  dayEnd(new Date(now.getTime() + USUAL_DAYS * DAY_MS), tenant.time_zone);

/** Has the mails of what was invited in the transaction written once it has committed. */
export const mailSoon = ({ services, tenant, memberId }: Unit, transaction: Transaction) =>
  services.jobs.send(transaction, INVITATION_MAIL_JOB, { tenantUri: tenant.uri }, memberId);

const idOf = ({ invitation_id }: { readonly invitation_id: string }) => invitation_id;

interface Inviting {
  readonly role: MemberRole;
  readonly status: Batch['status'];
  readonly validUntil: Batch['validUntil'];
  readonly clubSequences: readonly number[];
}

/**
 * Invites people, or proposes them to a manager: each address once, whatever else invites it at the same moment. Those who are
 * invited or proposed already enter the clubs beside their own. Answers how many are new.
 */
export async function invite(
  unit: Unit,
  transaction: Transaction,
  people: readonly InviteeEntry[],
  { role, status, validUntil, clubSequences }: Inviting,
): Promise<number> {
  if (people.length === 0) return 0;
  const { tenantId, memberId: invitedBy, now } = unit;
  const batch = { tenantId, batchId: uuidv7(), invitedBy, role, status, validUntil, now };
  // One order, so that two who invite the same people wait for each other once.
  const rows = people
    .map((one) => ({ ...one, invitationId: uuidv7() }))
    .toSorted((one, other) => (one.email.toLowerCase() < other.email.toLowerCase() ? -1 : 1));
  const emails = rows.map(({ email }) => email.toLowerCase());
  const proposed = new Set((await transaction.rows(holdProposed(tenantId, emails))).map(idOf));
  const made = await transaction.rows(insertInvitations(batch, rows));
  const anew = made.map(idOf).filter((id) => !proposed.has(id));
  await transaction.change(dropClubs(tenantId, anew));
  if (clubSequences.length > 0) await transaction.change(addClubs(tenantId, emails, clubSequences));
  if (status === 'INVITED' && made.length > 0) await mailSoon(unit, transaction);
  return made.length;
}
