export { isQuiet, listMutedIn, listReachable, type Sending } from './mailing/mailing.queries.ts';
export { unsubscribeToken } from './mailing/unsubscribing.service.ts';
export type { Notification } from './notifications.queries.ts';
export { checkAnswered, checkNotice } from './own-notifications.service.ts';
export { announceNotified, notify, oldestKept } from './notifications.service.ts';
export { endPushOfSessions } from './push/devices.queries.ts';
