import type { Feature } from '../../../kernel/feature.ts';
import { recallRoutes } from './recalls.routes.ts';

export const recalls: Feature = {
  name: 'recalls',
  about: 'Finished quizzes that come back to be recalled',
  routes: recallRoutes,
};
