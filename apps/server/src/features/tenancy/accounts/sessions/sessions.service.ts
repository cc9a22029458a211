import type { Transaction } from '../../../../kernel/database/database.ts';
import { recheckOf } from '../../../../kernel/live/change.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { endPushOfSessions } from '../../notifications/notifications.public.ts';
import { revokeToken } from '../accounts.queries.ts';
import { listSessionRows, takeSessions, type Which } from './sessions.queries.ts';

/** Where the caller is logged in, this session first. */
export async function listSessions(unit: Unit) {
  const { tenantId, memberId, token, now } = unit;
  const [rows] = await unit.read(listSessionRows(tenantId, memberId, now));
  const sessions = rows.map((row) => ({
    sessionId: row.token_id,
    device: row.device,
    startedAt: row.started_at.toISOString(),
    isCurrent: row.token_id === token?.id,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

/** Ends sessions of a member, and what is open with them; answers how many. */
export async function endSessions(transaction: Transaction, memberId: string, which: Which): Promise<number> {
  const { tenantId } = transaction;
  const ended = await transaction.rows(takeSessions(tenantId, memberId, which));
  for (const { token_id: id, expires_at } of ended)
    transaction.soon(revokeToken(tenantId, { id, expiresAt: expires_at.getTime() / 1000 }));
  if (ended.length > 0)
    transaction.soon(
      endPushOfSessions(
        tenantId,
        ended.map(({ token_id }) => token_id),
      ),
    );
  transaction.announce(recheckOf(memberId));
  return ended.length;
}

/** Ends one session of the caller, and what is open with it. */
export async function endSession(unit: Unit, sessionId: string): Promise<null> {
  const ended = await unit.write((transaction) => endSessions(transaction, unit.memberId, { only: sessionId }));
  return ended === 0 ? refuse('notFound') : null;
}

/** Ends every session of the caller but this one. */
export async function endOtherSessions(unit: Unit): Promise<null> {
  await unit.write((transaction) => endSessions(transaction, unit.memberId, { but: unit.token!.id }));
  return null;
}
