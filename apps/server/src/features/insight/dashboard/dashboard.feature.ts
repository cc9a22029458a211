import type { Feature } from '../../../kernel/feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { discriminationJob } from './discrimination.jobs.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  about: 'Figures of a quiz club for those who run it',
  routes: dashboardRoutes,
  jobs: [discriminationJob],
};
