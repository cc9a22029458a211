import type { Feature } from '../../../kernel/feature.ts';
import { rankingJob } from './ranking.jobs.ts';
import { rankingRoutes } from './ranking.routes.ts';

export const ranking: Feature = {
  name: 'ranking',
  about: 'The monthly ranking',
  routes: rankingRoutes,
  jobs: [rankingJob],
};
