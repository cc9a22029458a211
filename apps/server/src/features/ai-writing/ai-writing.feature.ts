import type { Feature } from '../../kernel/feature.ts';
import { writingJob } from './ai-writing.jobs.ts';
import { aiWritingRoutes } from './ai-writing.routes.ts';

export const aiWriting: Feature = { name: 'ai-writing', routes: aiWritingRoutes, jobs: [writingJob] };
