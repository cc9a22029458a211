import * as endpoints from '@dure/contract/answering/answers/answers.endpoints';
import { route } from '../../../../kernel/http/route.ts';
import { listAnswers, listFirstAnswers, listQuizAnswers, getAnswer } from './peers.service.ts';
import * as reactions from './reactions.service.ts';

/** The others' answers, likes and one-picks. */
export const reactionRoutes = [
  route(endpoints.listAnswers, (unit, { params, query }) => listAnswers(unit, params, query)),
  route(endpoints.listFirstAnswers, (unit, { params }) => listFirstAnswers(unit, params)),
  route(endpoints.listQuizAnswers, (unit, { params, query }) => listQuizAnswers(unit, params, query)),
  route(endpoints.getAnswer, (unit, { params }) => getAnswer(unit, params, params.memberUUID)),
  route(endpoints.likeAnswer, (unit, { params }) => reactions.likeAnswer(unit, params, params.memberUUID)),
  route(endpoints.unlikeAnswer, (unit, { params }) => reactions.unlikeAnswer(unit, params, params.memberUUID)),
  route(endpoints.likeAnswerById, (unit, { params }) => reactions.likeAnswerById(unit, params.id)),
  route(endpoints.unlikeAnswerById, (unit, { params }) => reactions.unlikeAnswerById(unit, params.id)),
  route(endpoints.onePickAnswer, (unit, { params, body }) =>
    reactions.onePickAnswer(unit, params, params.memberUUID, body.move),
  ),
  route(endpoints.explainOnePick, (unit, { params, body }) =>
    reactions.explainOnePick(unit, params, params.memberUUID, body.reason),
  ),
  route(endpoints.takeBackOnePick, (unit, { params }) => reactions.takeBackOnePick(unit, params, params.memberUUID)),
];
