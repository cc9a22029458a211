import * as endpoints from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { route } from '../../../../kernel/http/route.ts';
import { getAuthoredQuiz, listAuthoredQuizzes } from './authored-quizzes.service.ts';
import {
  createQuizzes,
  deleteQuiz,
  hideQuiz,
  hideQuizAtOldPath,
  openQuiz,
  openQuizAtOldPath,
  restoreQuiz,
  restoreQuizAtOldPath,
  updateQuiz,
} from './authoring.service.ts';

export const authoringRoutes = [
  route(endpoints.listAuthoredQuizzes, (unit, { query }) => listAuthoredQuizzes(unit, query)),
  route(endpoints.getAuthoredQuiz, (unit, { params }) => getAuthoredQuiz(unit, params.quizSequence)),
  route(endpoints.createQuizzes, (unit, { body }) => createQuizzes(unit, body)),
  route(endpoints.updateQuiz, (unit, { params, body }) => updateQuiz(unit, params.quizSequence, body)),
  route(endpoints.deleteQuiz, (unit, { params }) => deleteQuiz(unit, params.quizSequence)),
  route(endpoints.restoreQuiz, (unit, { params }) => restoreQuiz(unit, params.quizSequence)),
  route(endpoints.hideQuiz, (unit, { params }) => hideQuiz(unit, params.quizSequence)),
  route(endpoints.openQuiz, (unit, { params }) => openQuiz(unit, params.quizSequence)),
  route(endpoints.restoreQuizAtOldPath, (unit, { params }) => restoreQuizAtOldPath(unit, params.quizSequence)),
  route(endpoints.hideQuizAtOldPath, (unit, { params }) => hideQuizAtOldPath(unit, params.quizSequence)),
  route(endpoints.openQuizAtOldPath, (unit, { params }) => openQuizAtOldPath(unit, params.quizSequence)),
];
