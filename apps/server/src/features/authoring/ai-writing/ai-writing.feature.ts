import type { Feature } from '../../../kernel/feature.ts';
import { writingJob, writingsPurgeJob } from './ai-writing.jobs.ts';
import { aiWritingRoutes } from './ai-writing.routes.ts';

export const aiWriting: Feature = {
  name: 'ai-writing',
  about: 'Model answers and quizzes that AI drafts',
  routes: aiWritingRoutes,
  jobs: [writingJob, writingsPurgeJob],
};
