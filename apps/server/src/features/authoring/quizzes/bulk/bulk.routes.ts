import * as endpoints from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { route } from '../../../../kernel/http/route.ts';
import { uploadContents } from './content-upload.service.ts';
import { exportQuizzes } from './exporting/export.service.ts';
import { uploadAiQuizzes, uploadQuizzes } from './quiz-upload.service.ts';
import { getQuizTemplate } from './template.service.ts';

export const bulkRoutes = [
  route(endpoints.uploadContents, (unit, { body, uploads }) => uploadContents(unit, body, uploads)),
  route(endpoints.uploadQuizzes, (unit, { body, uploads }) => uploadQuizzes(unit, body, uploads)),
  route(endpoints.uploadAiQuizzes, (unit, { body, uploads }) => uploadAiQuizzes(unit, body, uploads)),
  route(endpoints.exportQuizzes, (unit, { query }) => exportQuizzes(unit, query)),
  route(endpoints.getQuizTemplate, (unit, { params }) => getQuizTemplate(unit, params.type)),
];
