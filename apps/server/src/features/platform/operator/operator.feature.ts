import type { Feature } from '../../../kernel/feature.ts';
import { backupJob } from './installation/backup.jobs.ts';
import { faultsJob } from './faults/faults.jobs.ts';
import { operatorRoutes } from './operator.routes.ts';
import { tenantDeletionJob } from './tenant-deletion.jobs.ts';

export const operator: Feature = {
  name: 'operator',
  about: 'The installation itself: how its first organisation is made, who runs it, its organisations',
  routes: operatorRoutes,
  jobs: [tenantDeletionJob, backupJob, faultsJob],
};
