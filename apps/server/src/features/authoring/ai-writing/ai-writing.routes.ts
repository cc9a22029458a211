import * as endpoints from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  createAiQuizzes,
  createModelAnswers,
  deleteAiWriting,
  listAiWritings,
  settleAiDraft,
} from './ai-writing.service.ts';

export const aiWritingRoutes = [
  route(endpoints.createModelAnswers, (unit, { body, uploads }) => createModelAnswers(unit, body, uploads)),
  route(endpoints.createAiQuizzes, (unit, { body, uploads }) => createAiQuizzes(unit, body, uploads)),
  route(endpoints.listAiWritings, (unit, { query }) => listAiWritings(unit, query)),
  route(endpoints.settleAiDraft, (unit, { params, body }) => settleAiDraft(unit, params, body)),
  route(endpoints.deleteAiWriting, (unit, { params }) => deleteAiWriting(unit, params.aiWritingSequence)),
];
