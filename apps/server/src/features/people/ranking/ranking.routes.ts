import * as endpoints from '@dure/contract/people/ranking/ranking.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listMonthlyRanking, showInRanking } from './ranking.service.ts';

export const rankingRoutes = [
  route(endpoints.listMonthlyRanking, (unit, { query }) => listMonthlyRanking(unit, query)),
  route(endpoints.showInRanking, (unit, { body }) => showInRanking(unit, body.isShown)),
];
