import type { LiveEvent } from '@dure/contract/platform/live/live-events';
import { NOTIFICATION_DAYS } from '@dure/contract/notification-kinds';
import type { Transaction } from '../../../kernel/database/database.ts';
import { memberTopic } from '../../../kernel/live/change.ts';
import { insertNotifications, type Notification } from './notifications.queries.ts';

export type { Notification } from './notifications.queries.ts';

/** What a member's open pages hear when something of their notifications changed. */
export const NOTIFIED: LiveEvent = { kind: 'notification' };
/** Rows of one statement: a large club's are some of a megabyte. */
const MAX_AT_ONCE = 5000;

const DAY_MS = 24 * 60 * 60_000;
/** What was told before this is on its way out: nobody is shown it any more. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS);

/** Has the open pages of members ask for their notifications again. */
export function announceNotified(transaction: Transaction, memberIds: readonly string[]): void {
  transaction.announce(...memberIds.map((memberId) => ({ topics: [memberTopic(memberId)], event: NOTIFIED })));
}

/**
 * Tells people what happened, in the transaction in which it happens: one statement for up to 5,000 of them. Nobody is
 * told of what they did themselves.
 */
export async function notify(
  transaction: Transaction,
  notifications: readonly Notification[],
  now: Date,
): Promise<void> {
  const told = notifications.filter(({ memberId, actorId }) => memberId !== actorId);
  for (let start = 0; start < told.length; start += MAX_AT_ONCE) {
    const some = told.slice(start, start + MAX_AT_ONCE);
    transaction.soon(insertNotifications(transaction.tenantId, some, now));
    announceNotified(
      transaction,
      some.map(({ memberId }) => memberId),
    );
  }
}
