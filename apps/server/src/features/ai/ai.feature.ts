import type { Feature } from '../../kernel/feature.ts';
import { aiRoutes } from './ai.routes.ts';
import { upkeepJob } from './upkeep.jobs.ts';

export const ai: Feature = { name: 'ai', routes: aiRoutes, jobs: [upkeepJob] };
