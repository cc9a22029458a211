import type { Feature } from '../../kernel/feature.ts';
import { notificationsPurgeJob } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notifications: Feature = {
  name: 'notifications',
  routes: notificationRoutes,
  jobs: [notificationsPurgeJob],
};
