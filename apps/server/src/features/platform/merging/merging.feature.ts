import type { Feature } from '../../../kernel/feature.ts';
import { mergePurgeJob } from './merging.jobs.ts';
import { mergingRoutes } from './merging.routes.ts';

export const merging: Feature = {
  name: 'merging',
  about: 'Two accounts of one person become one, and can be parted again',
  routes: mergingRoutes,
  jobs: [mergePurgeJob],
};
