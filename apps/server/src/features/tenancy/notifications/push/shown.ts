import { createHash } from 'node:crypto';
import { shortened } from '@dure/contract/markdown/shortened';
import { addressOf, notificationPlace } from '@dure/contract/tenancy/notifications/notification-place';
import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { PushShown } from '@dure/contract/tenancy/notifications/push';
import type { Tenant } from '../../../../kernel/tenancy.ts';

const MAX_LENGTH = 300;

/** What people do to one thing is one notification: the later one takes the earlier one's place. */
export const topicOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);

export interface Shown {
  readonly topic: string;
  readonly payload: PushShown;
}

/** What a device shows: the sentence of the bell, and the way to where it happened. */
export function shownOf(tenant: Pick<Tenant, 'name'>, one: NotificationView): Shown {
  const url = addressOf(notificationPlace(one));
  const topic = topicOf(one.kind, url);
  return { topic, payload: { title: tenant.name, body: shortened(one.activityMessage, MAX_LENGTH), url, tag: topic } };
}
