import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { lockText } from './managed-members.text.ts';
import type { HeldAccount } from './member-access.policy.ts';
import { lockAccount, setLockEnd, unlockAccount } from './member-access.queries.ts';

interface Wished {
  readonly isLocked: boolean;
  readonly until: string | null;
}

/** When the lock ends by itself, in the future; null: never. */
export function endOf({ now }: Unit, { isLocked, until }: Wished): Date | null {
  if (!isLocked || until === null) return null;
  const end = new Date(until);
  return end > now ? end : refuseFields([{ path: 'until', message: lockText.past }]);
}

interface LockChange {
  readonly isLocked: boolean;
  readonly reason: string;
  readonly until: Date | null;
}

const untilOf = (until: Date | null) => until?.toISOString() ?? null;

/** Locks or unlocks an account that is held; answers whether there was something to do. */
export async function changeLock(
  unit: Unit,
  transaction: Transaction,
  { member_id: memberId, status, locked_until }: HeldAccount,
  { isLocked, reason, until }: LockChange,
): Promise<boolean> {
  const { tenantId, services } = unit;
  const before = { isLocked: status === 'LOCKED', until: untilOf(locked_until) };
  const after = { isLocked, until: untilOf(until) };
  unit.record(transaction, { action: 'memberLock', before, after, memberId, reason });
  if (before.isLocked === isLocked) {
    if (before.until === after.until) return false;
    transaction.soon(setLockEnd(tenantId, memberId, until));
    return true;
  }
  if (isLocked) {
    transaction.soon(lockAccount(tenantId, memberId, { now: services.clock.now(), until }));
    await endSessions(transaction, memberId, {});
  } else transaction.soon(unlockAccount(tenantId, memberId));
  return true;
}
