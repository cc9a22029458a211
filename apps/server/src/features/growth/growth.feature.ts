import type { Feature } from '../../kernel/feature.ts';
import { growthRoutes } from './growth.routes.ts';

export const growth: Feature = { name: 'growth', routes: growthRoutes };
