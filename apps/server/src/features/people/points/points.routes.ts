import * as endpoints from '@dure/contract/people/points/points.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getPointSettings, savePointSettings } from './point-settings.service.ts';
import { listPointHistories } from './points.service.ts';

export const pointRoutes = [
  route(endpoints.listPointHistories, (unit, { query }) => listPointHistories(unit, query)),
  route(endpoints.getPointSettings, (unit) => getPointSettings(unit)),
  route(endpoints.savePointSettings, (unit, { body }) => savePointSettings(unit, body)),
];
