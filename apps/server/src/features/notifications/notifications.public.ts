export type { Notification } from './notifications.queries.ts';
export { notify } from './notifications.service.ts';
