import type { Feature } from '../../../kernel/feature.ts';
import { evaluationRoutes } from './evaluation.routes.ts';
import { evaluationJob } from './evaluation.jobs.ts';

export const evaluation: Feature = {
  name: 'evaluation',
  about: 'Reports about the members of a club',
  routes: evaluationRoutes,
  jobs: [evaluationJob],
};
