import * as endpoints from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { route } from '../../../../kernel/http/route.ts';
import { listLoungeQuizzes, listMyQuizzes } from './lounge.service.ts';

export const loungeRoutes = [
  route(endpoints.listLoungeQuizzes, (unit, { query }) => listLoungeQuizzes(unit, query)),
  route(endpoints.listMyQuizzes, (unit, { query }) => listMyQuizzes(unit, query)),
];
