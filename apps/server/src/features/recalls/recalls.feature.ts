import type { Feature } from '../../kernel/feature.ts';
import { recallRoutes } from './recalls.routes.ts';

export const recalls: Feature = { name: 'recalls', routes: recallRoutes };
