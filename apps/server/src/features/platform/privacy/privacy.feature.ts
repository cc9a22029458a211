import type { Feature } from '../../../kernel/feature.ts';
import { exportCleaningJob, exportJob } from './export/export.jobs.ts';
import { looksPurgeJob } from './privacy.jobs.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { erasedFilesJob } from './withdrawal/withdrawal.jobs.ts';

export const privacy: Feature = {
  name: 'privacy',
  about: 'What is kept about a member, exports, consents, withdrawal',
  routes: privacyRoutes,
  jobs: [looksPurgeJob, exportJob, exportCleaningJob, erasedFilesJob],
};
