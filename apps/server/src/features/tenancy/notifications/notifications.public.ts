export type { Notification } from './notifications.queries.ts';
export { checkAnswered } from './own-notifications.service.ts';
export { notify, oldestKept } from './notifications.service.ts';
export { endPushOfSessions } from './push/devices.queries.ts';
