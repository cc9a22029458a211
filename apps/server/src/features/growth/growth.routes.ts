import { getGrowthSummary } from '@dure/contract/growth/growth.endpoints';
import { route } from '../../kernel/http/route.ts';
import { growthSummary } from './growth.service.ts';

export const growthRoutes = [route(getGrowthSummary, (unit, { params }) => growthSummary(unit, params.club))];
