import type { Feature } from '../../../kernel/feature.ts';
import { briefJob } from './briefs.jobs.ts';
import { briefRoutes } from './briefs.routes.ts';

export const briefs: Feature = {
  name: 'briefs',
  about: 'What a class thinks before it meets',
  routes: briefRoutes,
  jobs: [briefJob],
};
