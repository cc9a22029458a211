import {
  answerReview as answerReviewEndpoint,
  askForReview as askForReviewEndpoint,
} from '@dure/contract/grading/grade-review.endpoints';
import {
  gradeMany as gradeManyEndpoint,
  listGradingActions,
  undoGrading as undoGradingEndpoint,
} from '@dure/contract/grading/grading-actions.endpoints';
import {
  listClubAnswers,
  listSimilarAnswers as listSimilarEndpoint,
} from '@dure/contract/grading/grading-queue.endpoints';
import { route } from '../../kernel/http/route.ts';
import { gradeMany, undoGrading } from './actions/bulk-grading.service.ts';
import { listQueueOfClub, listSimilarAnswers } from './queue/club-queue.service.ts';
import { listHistory } from './actions/grade-history.service.ts';
import { answerReview, askForReview } from './grade-review.service.ts';

/** The queue of a whole club, acts on many answers and what came of them, requests to look again. */
export const clubGradingRoutes = [
  route(listClubAnswers, (unit, { params, query }) => listQueueOfClub(unit, params.club, query)),
  route(listSimilarEndpoint, (unit, { params }) => listSimilarAnswers(unit, params, params.memberUUID)),
  route(gradeManyEndpoint, (unit, { params, body }) => gradeMany(unit, params.club, body)),
  route(undoGradingEndpoint, (unit, { params }) => undoGrading(unit, params.club, params.action)),
  route(listGradingActions, (unit, { params, query }) => listHistory(unit, params.club, query)),
  route(askForReviewEndpoint, (unit, { params, body }) => askForReview(unit, params, body.reason)),
  route(answerReviewEndpoint, (unit, { params, body }) => answerReview(unit, params, params.memberUUID, body.reply)),
];
