import type { Feature } from '../../../kernel/feature.ts';
import { feedbackTemplateRoutes } from './feedback-templates.routes.ts';

export const feedbackTemplates: Feature = {
  name: 'feedback-templates',
  about: 'Sentences that graders use again',
  routes: feedbackTemplateRoutes,
};
