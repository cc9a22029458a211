import * as endpoints from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { deviceOf } from '../../../kernel/session/device.ts';
import { getMailSubscription, unsubscribeMails } from './mailing/unsubscribing.service.ts';
import { addPushDevice, keepPushDevice, removePushDevice } from './push/devices.service.ts';
import {
  getNotificationSettings,
  setNotificationKind,
  setNotificationTimes,
} from './settings/notification-settings.service.ts';
import { checkNotification, checkNotifications, listNotifications } from './own-notifications.service.ts';

export const notificationRoutes = [
  route(endpoints.listNotifications, (unit, { query }) => listNotifications(unit, query)),
  route(endpoints.checkNotification, (unit, { params }) => checkNotification(unit, params.id)),
  route(endpoints.checkNotifications, (unit, { body }) => checkNotifications(unit, body.activityHistorySequence)),
  route(endpoints.getNotificationSettings, (unit) => getNotificationSettings(unit)),
  route(endpoints.setNotificationKind, (unit, { params, body }) => setNotificationKind(unit, params.kind, body)),
  route(endpoints.setNotificationTimes, (unit, { body }) => setNotificationTimes(unit, body)),
  route(endpoints.addPushDevice, (unit, { body, request }) =>
    addPushDevice(unit, body, deviceOf(request.headers['user-agent'])),
  ),
  route(endpoints.keepPushDevice, (unit, { body }) => keepPushDevice(unit, body.endpoint)),
  route(endpoints.removePushDevice, (unit, { params }) => removePushDevice(unit, params.pushDeviceSequence)),
  route(endpoints.getMailSubscription, (unit, { query }) => getMailSubscription(unit, query.token)),
  route(endpoints.unsubscribeMails, (unit, { body }) => unsubscribeMails(unit, body.token)),
];
