import type { Feature } from '../../kernel/feature.ts';
import { liveRoutes } from './live.routes.ts';

export const live: Feature = { name: 'live', routes: liveRoutes };
