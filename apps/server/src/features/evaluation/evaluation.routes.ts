import * as endpoints from '@dure/contract/evaluation/evaluation.endpoints';
import * as lecture from '@dure/contract/evaluation/lecture-evaluation.endpoints';
import { route } from '../../kernel/http/route.ts';
import { lectureEvaluations as reading, quizEvaluations as answers } from './evaluation.service.ts';

export const evaluationRoutes = [
  route(endpoints.getMyEvaluation, (unit, { params }) => answers.getMyEvaluation(unit, params.club)),
  route(endpoints.startEvaluation, (unit, { params }) => answers.startEvaluation(unit, params.club)),
  route(endpoints.getEvaluationStatus, (unit, { params }) => answers.getEvaluationStatus(unit, params.club)),
  route(endpoints.listEvaluations, (unit, { params, query }) => answers.listEvaluations(unit, params.club, query)),
  route(endpoints.getEvaluation, (unit, { params, query }) =>
    answers.getEvaluation(unit, params.club, params.memberUUID, query),
  ),
  route(endpoints.readEvaluation, (unit, { params, body }) =>
    answers.readEvaluation(unit, params.club, params.memberUUID, body.version),
  ),
  route(endpoints.editCommonEvaluation, (unit, { params, body }) =>
    answers.editCommonEvaluation(unit, params.club, body),
  ),
  route(endpoints.editEvaluation, (unit, { params, body }) =>
    answers.editEvaluation(unit, params.club, params.memberUUID, body),
  ),
  route(endpoints.releaseEvaluations, (unit, { params, body }) =>
    answers.releaseEvaluations(unit, params.club, body.memberUUIDs),
  ),
  route(lecture.getMyLectureEvaluation, (unit, { params }) => reading.getMyEvaluation(unit, params.club)),
  route(lecture.startLectureEvaluation, (unit, { params }) => reading.startEvaluation(unit, params.club)),
  route(lecture.getLectureEvaluationStatus, (unit, { params }) => reading.getEvaluationStatus(unit, params.club)),
  route(lecture.listLectureEvaluations, (unit, { params, query }) => reading.listEvaluations(unit, params.club, query)),
  route(lecture.getLectureEvaluation, (unit, { params, query }) =>
    reading.getEvaluation(unit, params.club, params.memberUUID, query),
  ),
  route(lecture.readLectureEvaluation, (unit, { params, body }) =>
    reading.readEvaluation(unit, params.club, params.memberUUID, body.version),
  ),
  route(lecture.editCommonLectureEvaluation, (unit, { params, body }) =>
    reading.editCommonEvaluation(unit, params.club, body),
  ),
  route(lecture.editLectureEvaluation, (unit, { params, body }) =>
    reading.editEvaluation(unit, params.club, params.memberUUID, body),
  ),
  route(lecture.releaseLectureEvaluations, (unit, { params, body }) =>
    reading.releaseEvaluations(unit, params.club, body.memberUUIDs),
  ),
];
