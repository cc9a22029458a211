import type * as contract from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listNotifications = read<typeof contract.listNotifications>('GET /api/v1/activity/alarms', pageByPage);
export const getNotificationSettings = read<typeof contract.getNotificationSettings>(
  'GET /api/v1/my/notification-settings',
);
export const getMailSubscription = read<typeof contract.getMailSubscription>('GET /api/v1/guest/mail-unsubscriptions');
