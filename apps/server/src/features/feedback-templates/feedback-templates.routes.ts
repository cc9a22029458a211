import {
  changeFeedbackTemplate,
  createFeedbackTemplate,
  deleteFeedbackTemplate,
  listFeedbackTemplates,
} from '@dure/contract/feedback-templates/feedback-templates.endpoints';
import { route } from '../../kernel/http/route.ts';
import { changeOwnTemplate, createTemplate, deleteOwnTemplate, templatesOf } from './feedback-templates.service.ts';

/** Words that instructors say often. */
export const feedbackTemplateRoutes = [
  route(listFeedbackTemplates, (unit, { params, query }) => templatesOf(unit, params.club, query)),
  route(createFeedbackTemplate, (unit, { params, body }) => createTemplate(unit, params.club, body)),
  route(changeFeedbackTemplate, (unit, { params, body }) =>
    changeOwnTemplate(unit, params.club, params.template, body),
  ),
  route(deleteFeedbackTemplate, (unit, { params }) => deleteOwnTemplate(unit, params.club, params.template)),
];
