import {
  getMyProgress,
  listClubQuizzes,
  listDueQuizzes,
  listManagedClubQuizzes,
} from '@dure/contract/quizzes/quizzes.endpoints';
import { route } from '../../kernel/http/route.ts';
import { dueQuizzes, managedQuizzes, myProgress, openedQuizzes } from './quizzes.service.ts';

export const quizRoutes = [
  route(listClubQuizzes, (unit, { params, query }) => openedQuizzes(unit, params.club, query)),
  route(listManagedClubQuizzes, (unit, { params, query }) => managedQuizzes(unit, params.clubSequence, query)),
  route(listDueQuizzes, (unit) => dueQuizzes(unit)),
  route(getMyProgress, (unit, { params }) => myProgress(unit, params.club)),
];
