import * as endpoints from '@dure/contract/insight/evaluation/evaluation.endpoints';
import * as lecture from '@dure/contract/insight/evaluation/lecture-evaluation.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { lectureEvaluations, quizEvaluations } from './evaluation.service.ts';

const {
  getMyEvaluation,
  startEvaluation,
  getEvaluationStatus,
  listEvaluations,
  getEvaluation,
  readEvaluation,
  editCommonEvaluation,
  editEvaluation,
  releaseEvaluations,
} = quizEvaluations;
const {
  getMyEvaluation: getMyLectureEvaluation,
  startEvaluation: startLectureEvaluation,
  getEvaluationStatus: getLectureEvaluationStatus,
  listEvaluations: listLectureEvaluations,
  getEvaluation: getLectureEvaluation,
  readEvaluation: readLectureEvaluation,
  editCommonEvaluation: editCommonLectureEvaluation,
  editEvaluation: editLectureEvaluation,
  releaseEvaluations: releaseLectureEvaluations,
} = lectureEvaluations;

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
  route(lecture.getMyLectureEvaluation, (unit, { params }) => getMyLectureEvaluation(unit, params.club)),
  route(lecture.startLectureEvaluation, (unit, { params }) => startLectureEvaluation(unit, params.club)),
  route(lecture.getLectureEvaluationStatus, (unit, { params }) => getLectureEvaluationStatus(unit, params.club)),
  route(lecture.listLectureEvaluations, (unit, { params, query }) => listLectureEvaluations(unit, params.club, query)),
  route(lecture.getLectureEvaluation, (unit, { params, query }) =>
    getLectureEvaluation(unit, params.club, params.memberUUID, query),
  ),
  route(lecture.readLectureEvaluation, (unit, { params, body }) =>
    readLectureEvaluation(unit, params.club, params.memberUUID, body.version),
  ),
  route(lecture.editCommonLectureEvaluation, (unit, { params, body }) =>
    editCommonLectureEvaluation(unit, params.club, body),
  ),
  route(lecture.editLectureEvaluation, (unit, { params, body }) =>
    editLectureEvaluation(unit, params.club, params.memberUUID, body),
  ),
  route(lecture.releaseLectureEvaluations, (unit, { params, body }) =>
    releaseLectureEvaluations(unit, params.club, body.memberUUIDs),
  ),
];
