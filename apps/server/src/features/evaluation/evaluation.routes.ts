import * as endpoints from '@dure/contract/evaluation/evaluation.endpoints';
import { route } from '../../kernel/http/route.ts';
import {
  startEvaluation,
  editCommonEvaluation,
  editEvaluation,
  getEvaluationStatus,
  getMyEvaluation,
  releaseEvaluations,
  getEvaluation,
  listEvaluations,
  readEvaluation,
} from './evaluation.service.ts';

export const evaluationRoutes = [
  route(endpoints.getMyEvaluation, (unit, { params }) => getMyEvaluation(unit, params.club)),
  route(endpoints.startEvaluation, (unit, { params }) => startEvaluation(unit, params.club)),
  route(endpoints.getEvaluationStatus, (unit, { params }) => getEvaluationStatus(unit, params.club)),
  route(endpoints.listEvaluations, (unit, { params, query }) => listEvaluations(unit, params.club, query)),
  route(endpoints.getEvaluation, (unit, { params, query }) =>
    getEvaluation(unit, params.club, params.memberUUID, query),
  ),
  route(endpoints.readEvaluation, (unit, { params, body }) =>
    readEvaluation(unit, params.club, params.memberUUID, body.version),
  ),
  route(endpoints.editCommonEvaluation, (unit, { params, body }) => editCommonEvaluation(unit, params.club, body)),
  route(endpoints.editEvaluation, (unit, { params, body }) =>
    editEvaluation(unit, params.club, params.memberUUID, body),
  ),
  route(endpoints.releaseEvaluations, (unit, { params, body }) =>
    releaseEvaluations(unit, params.club, body.memberUUIDs),
  ),
];
