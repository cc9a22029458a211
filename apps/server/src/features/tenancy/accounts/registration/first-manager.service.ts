import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';
import { deleteResetsOf, insertReset } from '../passwords/passwords.queries.ts';
import { findHasAddress, insertManager, moveInvited } from './registration.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an invitation counts. */
const INVITATION_MS = 7 * DAY_MS;

interface FirstManager {
  readonly email: string;
  readonly nickname: string;
  /** Undefined of whoever is invited. */
  readonly passwordHash: string | undefined;
}

/** The link of a first manager. */
export interface FirstInvitation {
  /** What the link ends with; of it the hash alone is kept. */
  readonly secret: string;
  readonly until: Date;
}

function invite(transaction: Transaction, email: string, now: Date): FirstInvitation {
  const invitation = { secret: newSecret(), until: new Date(now.getTime() + INVITATION_MS) };
  transaction.soon(insertReset(transaction.tenantId, email.toLowerCase(), hashOf(invitation.secret), invitation.until));
  return invitation;
}

/** Makes the first manager of the transaction's tenant; whoever has no password is invited to choose one. */
export function makeFirstManager(
  transaction: Transaction,
  manager: FirstManager,
  now: Date,
): FirstInvitation | undefined {
  const { tenantId } = transaction;
  transaction.soon(insertManager(tenantId, uuidv7(), manager, now));
  if (manager.passwordHash !== undefined) return undefined;
  return invite(transaction, manager.email, now);
}

interface Moved extends Pick<FirstManager, 'email' | 'nickname'> {
  readonly memberId: string;
  /** The address that was seen. */
  readonly before: string;
}

/**
 * Invites a first manager who has not come in anew, at this or another address; the link of before leads nowhere. Tells where that
 * cannot be: they have come in or are invited elsewhere by now, or the address is another member's.
 */
export async function inviteFirstManagerAnew(
  transaction: Transaction,
  { memberId, email, nickname, before }: Moved,
  now: Date,
): Promise<FirstInvitation | 'gone' | 'taken'> {
  const { tenantId } = transaction;
  if (await transaction.first(findHasAddress(tenantId, email.toLowerCase(), memberId))) return 'taken';
  if ((await transaction.change(moveInvited(tenantId, memberId, { email, nickname, before }))) === 0) return 'gone';
  transaction.soon(deleteResetsOf(tenantId, memberId));
  return invite(transaction, email, now);
}
