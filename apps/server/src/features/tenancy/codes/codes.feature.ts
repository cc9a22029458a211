import type { Feature } from '../../../kernel/feature.ts';
import { codeRoutes } from './codes.routes.ts';
import { jobMergePurgeJob } from './merging/job-merging.jobs.ts';

export const codes: Feature = {
  name: 'codes',
  about: 'Job groups, jobs and levels, as managers keep them',
  routes: codeRoutes,
  jobs: [jobMergePurgeJob],
};
