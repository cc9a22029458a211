import type { Feature } from '../../../kernel/feature.ts';
import { sendingJobs } from './mailing/mailing.jobs.ts';
import { serveOneClick } from './mailing/one-click.ts';
import { devicesPurgeJob, pushJob } from './push/push.jobs.ts';
import { notificationsPurgeJob } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notifications: Feature = {
  name: 'notifications',
  about: 'What members were told, and how they want to be told',
  routes: notificationRoutes,
  jobs: [notificationsPurgeJob, ...sendingJobs, pushJob, devicesPurgeJob],
  serve: serveOneClick,
};
