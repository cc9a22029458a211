import type { Feature } from '../../../kernel/feature.ts';
import { retentionJob } from './retention.jobs.ts';
import { retentionRoutes } from './retention.routes.ts';

export const retention: Feature = {
  name: 'retention',
  about: 'How long an organisation keeps what it may keep longer or shorter',
  routes: retentionRoutes,
  jobs: [retentionJob],
};
