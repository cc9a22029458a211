import type { Feature } from '../../../kernel/feature.ts';
import { liveRoutes } from './live.routes.ts';

export const live: Feature = { name: 'live', about: 'Events that tell open pages what changed', routes: liveRoutes };
