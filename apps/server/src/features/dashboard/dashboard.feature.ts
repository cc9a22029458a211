import type { Feature } from '../../kernel/feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { discriminationJob } from './discrimination.jobs.ts';

export const dashboard: Feature = { name: 'dashboard', routes: dashboardRoutes, jobs: [discriminationJob] };
