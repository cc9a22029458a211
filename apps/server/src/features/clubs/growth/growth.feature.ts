import type { Feature } from '../../../kernel/feature.ts';
import { growthRoutes } from './growth.routes.ts';

export const growth: Feature = {
  name: 'growth',
  about: 'How far answers come from pre-answer to final answer',
  routes: growthRoutes,
};
