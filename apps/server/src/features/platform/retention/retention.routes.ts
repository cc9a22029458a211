import * as endpoints from '@dure/contract/platform/retention/retention.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { countRetained, getRetention, saveRetention } from './retention.service.ts';

export const retentionRoutes = [
  route(endpoints.getRetention, (unit) => getRetention(unit)),
  route(endpoints.countRetained, (unit, { query }) => countRetained(unit, query)),
  route(endpoints.saveRetention, (unit, { body }) => saveRetention(unit, body)),
];
