import { listNotifications } from '../../../api/tenancy/notifications/notifications.reads.ts';

/** The first page, as the bell shows and counts it. */
export const bellList = () => listNotifications({ query: {} });
