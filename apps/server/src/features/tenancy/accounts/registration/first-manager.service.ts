import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';
import { insertReset } from '../passwords/passwords.queries.ts';
import { insertManager } from './registration.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an invitation counts. */
const INVITATION_MS = 7 * DAY_MS;

interface FirstManager {
  readonly email: string;
  readonly nickname: string;
  /** Undefined of whoever is invited. */
  readonly passwordHash: string | undefined;
}

interface Invitation {
  /** What the link ends with; of it the hash alone is kept. */
  readonly secret: string;
  readonly until: Date;
}

/** Makes the first manager of the transaction's tenant; whoever has no password is invited to choose one. */
export function makeFirstManager(transaction: Transaction, manager: FirstManager, now: Date): Invitation | undefined {
  const { tenantId } = transaction;
  transaction.soon(insertManager(tenantId, uuidv7(), manager, now));
  if (manager.passwordHash !== undefined) return undefined;
  const invitation = { secret: newSecret(), until: new Date(now.getTime() + INVITATION_MS) };
  transaction.soon(insertReset(tenantId, manager.email.toLowerCase(), hashOf(invitation.secret), invitation.until));
  return invitation;
}
