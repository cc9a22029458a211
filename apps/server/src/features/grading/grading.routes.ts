import {
  evaluateSelf,
  getMemberAnswer,
  giveFeedback as giveFeedbackEndpoint,
  gradeAnswer as gradeAnswerEndpoint,
  listMemberAnswers,
} from '@dure/contract/grading/grading.endpoints';
import { route } from '../../kernel/http/route.ts';
import { giveFeedback } from './feedback.service.ts';
import { gradeAnswer, listGradingQueue, readGradingDetail } from './grading.service.ts';
import { gradeSelf } from './self-evaluation.service.ts';

/** Grades, feedback and self-evaluation. */
export const gradingRoutes = [
  route(listMemberAnswers, (unit, { params, query }) => listGradingQueue(unit, params, query)),
  route(getMemberAnswer, (unit, { params }) =>
    readGradingDetail(unit, unit.read.bind(unit), params, params.memberUUID),
  ),
  route(gradeAnswerEndpoint, (unit, { params, body }) => gradeAnswer(unit, params, params.memberUUID, body)),
  route(giveFeedbackEndpoint, (unit, { params, body, uploads }) =>
    giveFeedback(unit, params, params.memberUUID, body, uploads),
  ),
  route(evaluateSelf, (unit, { params, body }) => gradeSelf(unit, params, body)),
];
