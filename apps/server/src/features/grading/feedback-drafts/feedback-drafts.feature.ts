import type { Feature } from '../../../kernel/feature.ts';
import { draftsPurgeJob, feedbackDraftJob } from './feedback-drafts.jobs.ts';
import { feedbackDraftRoutes } from './feedback-drafts.routes.ts';

export const feedbackDrafts: Feature = {
  name: 'feedback-drafts',
  about: 'Feedback that AI drafts',
  routes: feedbackDraftRoutes,
  jobs: [feedbackDraftJob, draftsPurgeJob],
};
