import * as endpoints from '@dure/contract/platform/statistics/statistics.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { exportStatistics } from './statistics-export.service.ts';
import { getStatistics } from './statistics.service.ts';

export const statisticsRoutes = [
  route(endpoints.getStatistics, (unit, { query }) => getStatistics(unit, query)),
  route(endpoints.exportStatistics, (unit, { query }) => exportStatistics(unit, query)),
];
