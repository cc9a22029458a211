import type { Feature } from '../../kernel/feature.ts';
import { feedbackDraftRoutes } from './feedback-drafts.routes.ts';

export const feedbackDrafts: Feature = { name: 'feedback-drafts', routes: feedbackDraftRoutes };
