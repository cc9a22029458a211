import {
  getAnswer,
  likeAnswer,
  likeAnswerById,
  listAnswers,
  listQuizAnswers,
  onePickAnswer,
  takeBackOnePick,
  unlikeAnswer,
  unlikeAnswerById,
} from '@dure/contract/answers/answers.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listPeerAnswers, listQuizAnswersOf, readAnswer } from './peers.service.ts';
import * as reactions from './reactions.service.ts';

/** The others' answers, likes and one-picks. */
export const reactionRoutes = [
  route(listAnswers, (unit, { params, query }) => listPeerAnswers(unit, params, query)),
  route(listQuizAnswers, (unit, { params, query }) => listQuizAnswersOf(unit, params, query)),
  route(getAnswer, (unit, { params }) => readAnswer(unit, params, params.memberUUID)),
  route(likeAnswer, (unit, { params }) => reactions.likeByMember(unit, params, params.memberUUID, true)),
  route(unlikeAnswer, (unit, { params }) => reactions.likeByMember(unit, params, params.memberUUID, false)),
  route(likeAnswerById, (unit, { params }) => reactions.likeBySequence(unit, params.id, true)),
  route(unlikeAnswerById, (unit, { params }) => reactions.likeBySequence(unit, params.id, false)),
  route(onePickAnswer, (unit, { params, body }) => reactions.giveOnePick(unit, params, params.memberUUID, body.move)),
  route(takeBackOnePick, (unit, { params }) => reactions.takeBackOnePick(unit, params, params.memberUUID)),
];
