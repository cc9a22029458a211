import * as endpoints from '@dure/contract/lectures/course-links/course-links.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getCourseLink, linkClubs, unlinkClubs } from './course-links.service.ts';
import { listKeywordExplanations } from './explanations.service.ts';
import { listStudyQuizzes } from './study-quizzes.service.ts';

export const courseLinkRoutes = [
  route(endpoints.getCourseLink, (unit, { params, query }) => getCourseLink(unit, params.club, query.keyword)),
  route(endpoints.linkClubs, (unit, { params, body }) => linkClubs(unit, params.club, body.clubSequence)),
  route(endpoints.unlinkClubs, (unit, { params }) => unlinkClubs(unit, params.club)),
  route(endpoints.listKeywordExplanations, (unit, { params }) => listKeywordExplanations(unit, params)),
  route(endpoints.listStudyQuizzes, (unit, { params }) => listStudyQuizzes(unit, params.club, params.study)),
];
