import * as endpoints from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { createAiFeedback } from './feedback-drafts.service.ts';

export const feedbackDraftRoutes = [
  route(endpoints.createAiFeedback, (unit, { body }) => createAiFeedback(unit, body)),
];
