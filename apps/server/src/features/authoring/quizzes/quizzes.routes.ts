import * as endpoints from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import * as week from '@dure/contract/authoring/quizzes/week.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  listClubQuizzes,
  listDueQuizzes,
  listManagedClubQuizzes,
  listMyClubQuizzes,
  getMyProgress,
} from './quizzes.service.ts';
import { getClubWeek } from './week.service.ts';

export const quizRoutes = [
  route(endpoints.listClubQuizzes, (unit, { params, query }) => listClubQuizzes(unit, params.club, query)),
  route(endpoints.listMyClubQuizzes, (unit, { params, query }) => listMyClubQuizzes(unit, params.club, query)),
  route(endpoints.listManagedClubQuizzes, (unit, { params, query }) =>
    listManagedClubQuizzes(unit, params.clubSequence, query),
  ),
  route(endpoints.listDueQuizzes, (unit) => listDueQuizzes(unit)),
  route(week.getClubWeek, (unit, { params }) => getClubWeek(unit, params.club)),
  route(endpoints.getMyProgress, (unit, { params }) => getMyProgress(unit, params.club)),
];
