import type { Feature } from '../../../kernel/feature.ts';
import { pointRoutes } from './points.routes.ts';

export const points: Feature = { name: 'points', about: 'The ledger of points and its amounts', routes: pointRoutes };
