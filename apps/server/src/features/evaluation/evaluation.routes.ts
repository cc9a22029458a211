import {
  editEvaluation,
  getEvaluation,
  getEvaluationStatus,
  getMyEvaluation,
  listEvaluations,
  releaseEvaluations,
  startEvaluation,
} from '@dure/contract/evaluation/evaluation.endpoints';
import { route } from '../../kernel/http/route.ts';
import {
  beginEvaluation,
  changeReport,
  evaluationStatusOf,
  myEvaluation,
  release,
  reportOf,
  reportsOf,
} from './evaluation.service.ts';

export const evaluationRoutes = [
  route(getMyEvaluation, (unit, { params }) => myEvaluation(unit, params.club)),
  route(startEvaluation, (unit, { params }) => beginEvaluation(unit, params.club)),
  route(getEvaluationStatus, (unit, { params }) => evaluationStatusOf(unit, params.club)),
  route(listEvaluations, (unit, { params, query }) => reportsOf(unit, params.club, query)),
  route(getEvaluation, (unit, { params }) => reportOf(unit, params.club, params.memberUUID)),
  route(editEvaluation, (unit, { params, body }) => changeReport(unit, params.club, params.memberUUID, body)),
  route(releaseEvaluations, (unit, { params, body }) => release(unit, params.club, body.memberUUIDs)),
];
