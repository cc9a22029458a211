import type * as contract from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { getNotificationSettings, listNotifications } from './notifications.reads.ts';

const lists = () => [listNotifications.key()];

// Whoever checks is already on the way to where it happened.
export const checkNotification = write<typeof contract.checkNotification>(
  'PUT /api/v1/activity/alarms/{id}/check',
  nothing,
  lists,
);
export const checkNotifications = write<typeof contract.checkNotifications>('PUT /api/v1/activity/alarms/check', lists);

export const setNotificationTimes = write<typeof contract.setNotificationTimes>(
  'PUT /api/v1/my/notification-settings',
  () => [getNotificationSettings.key()],
);
export const unsubscribeMails = write<typeof contract.unsubscribeMails>(
  'POST /api/v1/guest/mail-unsubscriptions',
  nothing,
  () => [getNotificationSettings.key()],
);

// The switch has moved already: the settings are asked anew behind it.
export const setNotificationKind = write<typeof contract.setNotificationKind>(
  'PUT /api/v1/my/notification-settings/{kind}',
  nothing,
  () => [getNotificationSettings.key()],
);

// Both answer the settings as they are then.
export const addPushDevice = write<typeof contract.addPushDevice>('PUT /api/v1/my/push-devices');
export const removePushDevice = write<typeof contract.removePushDevice>(
  'DELETE /api/v1/my/push-devices/{pushDeviceSequence}',
);
export const keepPushDevice = write<typeof contract.keepPushDevice>('POST /api/v1/my/push-devices/current');
