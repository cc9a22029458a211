import type { Feature } from '../../../kernel/feature.ts';
import { auditPurgeJob } from './audit.jobs.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit: Feature = {
  name: 'audit',
  about: 'What those who run an organisation changed, and who looked at personal data',
  routes: auditRoutes,
  jobs: [auditPurgeJob],
};
