import * as goodEye from '@dure/contract/clubs/growth/good-eye.endpoints';
import * as endpoints from '@dure/contract/clubs/growth/growth.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getGoodEye } from './good-eye.service.ts';
import { getGrowthSummary } from './growth.service.ts';

export const growthRoutes = [
  route(endpoints.getGrowthSummary, (unit, { params }) => getGrowthSummary(unit, params.club)),
  route(goodEye.getGoodEye, (unit) => getGoodEye(unit)),
];
