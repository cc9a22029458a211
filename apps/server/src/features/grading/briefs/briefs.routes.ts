import * as endpoints from '@dure/contract/grading/briefs/briefs.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getQuizBrief, makeQuizBrief } from './briefs.service.ts';

export const briefRoutes = [
  route(endpoints.getQuizBrief, (unit, { params }) => getQuizBrief(unit, params)),
  route(endpoints.makeQuizBrief, (unit, { params, body }) => makeQuizBrief(unit, params, body)),
];
