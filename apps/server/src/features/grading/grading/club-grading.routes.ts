import * as gradeReview from '@dure/contract/grading/grading/grade-review.endpoints';
import * as gradingActions from '@dure/contract/grading/grading/grading-actions.endpoints';
import * as gradingQueue from '@dure/contract/grading/grading/grading-queue.endpoints';
import * as graders from '@dure/contract/grading/grading/graders.endpoints';
import * as release from '@dure/contract/grading/grading/grading-release.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { gradeMany, undoGrading } from './actions/bulk-grading.service.ts';
import { listClubAnswers, listSimilarAnswers } from './queue/club-queue.service.ts';
import { listGraders, lookAtAnswer, splitGrading } from './graders/graders.service.ts';
import { listGradingActions } from './actions/grade-history.service.ts';
import { getHeldGrades, holdGrades, releaseGrades } from './release/release.service.ts';
import { answerReview, askForReview } from './grade-review.service.ts';

/** The queue of a whole club, acts on many answers and what came of them, requests to look again. */
export const clubGradingRoutes = [
  route(gradingQueue.listClubAnswers, (unit, { params, query }) => listClubAnswers(unit, params.club, query)),
  route(gradingQueue.listSimilarAnswers, (unit, { params }) => listSimilarAnswers(unit, params, params.memberUUID)),
  route(gradingActions.gradeMany, (unit, { params, body }) => gradeMany(unit, params.club, body)),
  route(gradingActions.undoGrading, (unit, { params }) => undoGrading(unit, params.club, params.action)),
  route(gradingActions.listGradingActions, (unit, { params, query }) => listGradingActions(unit, params.club, query)),
  route(release.getHeldGrades, (unit, { params }) => getHeldGrades(unit, params.club)),
  route(release.holdGrades, (unit, { params, body }) => holdGrades(unit, params.club, body.holdGrades)),
  route(release.releaseGrades, (unit, { params, body }) => releaseGrades(unit, params.club, body.quizSequences)),
  route(graders.listGraders, (unit, { params }) => listGraders(unit, params.club)),
  route(graders.lookAtAnswer, (unit, { params, body }) => lookAtAnswer(unit, params.club, body.clubQuizAnswerSequence)),
  route(graders.splitGrading, (unit, { params, body }) => splitGrading(unit, params.club, body)),
  route(gradeReview.askForReview, (unit, { params, body }) => askForReview(unit, params, body.reason)),
  route(gradeReview.answerReview, (unit, { params, body }) =>
    answerReview(unit, params, params.memberUUID, body.reply),
  ),
];
