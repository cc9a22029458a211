import type * as contract from '@dure/contract/notifications/notifications.endpoints';
import { nothing, write } from '../../kernel/calls/write.ts';
import { listNotifications } from './notifications.reads.ts';

const lists = () => [listNotifications.key()];

// Whoever checks is already on the way to where it happened.
export const checkNotification = write<typeof contract.checkNotification>(
  'PUT /api/v1/activity/alarms/{id}/check',
  nothing,
  lists,
);
export const checkNotifications = write<typeof contract.checkNotifications>('PUT /api/v1/activity/alarms/check', lists);
