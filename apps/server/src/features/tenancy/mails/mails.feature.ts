import type { Feature } from '../../../kernel/feature.ts';
import { mailJob } from './mails.jobs.ts';
import { mailRoutes } from './mails.routes.ts';

export const mails: Feature = {
  name: 'mails',
  about: 'Mail that was sent or waits',
  routes: mailRoutes,
  jobs: [mailJob],
};
