import * as endpoints from '@dure/contract/platform/pages/pages.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getFirstAnswers } from './first-answers.ts';

export const pagesRoutes = [
  route(endpoints.getFirstAnswers, (unit, { query, request }) => getFirstAnswers(unit, query.address, request)),
];
