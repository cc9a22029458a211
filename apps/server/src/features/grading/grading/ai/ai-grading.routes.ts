import * as evaluation from '@dure/contract/grading/grading/ai-evaluation.endpoints';
import * as proof from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { route } from '../../../../kernel/http/route.ts';
import { listCalibrations } from '../ai-proof/calibration.service.ts';
import { compareWithAi, decideAiGrading, getAiProof } from '../ai-proof/proof.service.ts';
import {
  evaluateAnswer,
  evaluateMember,
  evaluateQuiz,
  getAiEvaluation,
  getAnswerWithAiFeedback,
} from './ai-evaluation.service.ts';
import { evaluationShare } from './evaluating.service.ts';

/** What a grader without a person finds of answers. */
export const aiGradingRoutes = [
  route(evaluation.getAiEvaluation, (unit, { params }) => getAiEvaluation(unit, params, params.memberUUID)),
  route(
    evaluation.evaluateAnswer,
    (unit, { params, body }) => evaluateAnswer(unit, params, params.memberUUID, body),
    evaluationShare,
  ),
  route(
    evaluation.evaluateMember,
    (unit, { params, body }) => evaluateMember(unit, params.club, params.memberUUID, body),
    evaluationShare,
  ),
  route(evaluation.evaluateQuiz, (unit, { params, body }) => evaluateQuiz(unit, params, body), evaluationShare),
  route(evaluation.getAnswerWithAiFeedback, (unit, { params }) =>
    getAnswerWithAiFeedback(unit, params, params.memberUUID),
  ),
  route(proof.getAiProof, (unit, { params }) => getAiProof(unit, params)),
  route(proof.compareWithAi, (unit, { params }) => compareWithAi(unit, params), evaluationShare),
  route(proof.listCalibrations, (unit) => listCalibrations(unit)),
  route(proof.decideAiGrading, (unit, { params, body }) => decideAiGrading(unit, params, body)),
];
