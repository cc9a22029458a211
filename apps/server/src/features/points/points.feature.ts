import type { Feature } from '../../kernel/feature.ts';
import { pointRoutes } from './points.routes.ts';

export const points: Feature = { name: 'points', routes: pointRoutes };
