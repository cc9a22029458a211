import type { Feature } from '../../kernel/feature.ts';
import { briefJob } from './briefs.jobs.ts';
import { briefRoutes } from './briefs.routes.ts';

export const briefs: Feature = { name: 'briefs', routes: briefRoutes, jobs: [briefJob] };
