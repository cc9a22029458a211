import {
  getMyProgress,
  listClubQuizzes,
  listDueQuizzes,
  listManagedClubQuizzes,
  listMyClubQuizzes,
} from '@dure/contract/quizzes/quizzes.endpoints';
import { route } from '../../kernel/http/route.ts';
import { clubQuizzes, dueQuizzes, managedQuizzes, myClubQuizzes, myProgress } from './quizzes.service.ts';

export const quizRoutes = [
  route(listClubQuizzes, (unit, { params, query }) => clubQuizzes(unit, params.club, query)),
  route(listMyClubQuizzes, (unit, { params, query }) => myClubQuizzes(unit, params.club, query)),
  route(listManagedClubQuizzes, (unit, { params, query }) => managedQuizzes(unit, params.clubSequence, query)),
  route(listDueQuizzes, (unit) => dueQuizzes(unit)),
  route(getMyProgress, (unit, { params }) => myProgress(unit, params.club)),
];
