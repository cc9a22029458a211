import * as endpoints from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  changeFeedbackTemplate,
  createFeedbackTemplate,
  deleteFeedbackTemplate,
  listFeedbackTemplates,
} from './feedback-templates.service.ts';

/** Words that instructors say often. */
export const feedbackTemplateRoutes = [
  route(endpoints.listFeedbackTemplates, (unit, { params, query }) => listFeedbackTemplates(unit, params.club, query)),
  route(endpoints.createFeedbackTemplate, (unit, { params, body }) => createFeedbackTemplate(unit, params.club, body)),
  route(endpoints.changeFeedbackTemplate, (unit, { params, body }) =>
    changeFeedbackTemplate(unit, params.club, params.template, body),
  ),
  route(endpoints.deleteFeedbackTemplate, (unit, { params }) =>
    deleteFeedbackTemplate(unit, params.club, params.template),
  ),
];
