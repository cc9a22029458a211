import { listLoungeQuizzes, listMyQuizzes } from '@dure/contract/quizzes/lounge.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { loungeQuizzes, myQuizzes } from './lounge.service.ts';

export const loungeRoutes = [
  route(listLoungeQuizzes, (unit, { query }) => loungeQuizzes(unit, query)),
  route(listMyQuizzes, (unit, { query }) => myQuizzes(unit, query)),
];
