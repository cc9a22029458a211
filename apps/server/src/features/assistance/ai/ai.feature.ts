import type { Feature } from '../../../kernel/feature.ts';
import { aiRoutes } from './ai.routes.ts';
import { upkeepJob } from './upkeep.jobs.ts';

export const ai: Feature = {
  name: 'ai',
  about: 'AI providers of an organisation, their limits and cost',
  routes: aiRoutes,
  jobs: [upkeepJob],
};
