import type { Transaction } from '../../kernel/database/database.ts';
import { insertNotifications, type Notification } from './notifications.queries.ts';

export type { Notification } from './notifications.queries.ts';

/**
 * Tells people what happened, in the transaction in which it happens: one statement for all of them. Nobody is told of
 * what they did themselves.
 */
export async function notify(
  transaction: Transaction,
  notifications: readonly Notification[],
  now: Date,
): Promise<void> {
  const told = notifications.filter(({ memberId, actorId }) => memberId !== actorId);
  if (told.length > 0) await transaction.change(insertNotifications(transaction.tenantId, told, now));
}
