import type { Feature } from '../../kernel/feature.ts';
import { gradingRoutes } from './grading.routes.ts';
import { clubGradingRoutes } from './club-grading.routes.ts';

export const grading: Feature = { name: 'grading', routes: [...gradingRoutes, ...clubGradingRoutes] };
