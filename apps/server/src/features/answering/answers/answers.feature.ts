import type { Feature } from '../../../kernel/feature.ts';
import { answerRoutes } from './answers.routes.ts';
import { influenceJob, showingsPurgeJob } from './influence/influence.jobs.ts';
import { reactionRoutes } from './room/reactions.routes.ts';

export const answers: Feature = {
  name: 'answers',
  about: 'Pre-answers and final answers, drafts, likes and one-picks, the answers of others',
  routes: [...answerRoutes, ...reactionRoutes],
  jobs: [influenceJob, showingsPurgeJob],
};
