import * as endpoints from '@dure/contract/platform/administration/administration.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getOverviewFigures } from './overview-figures.service.ts';
import { getAdministrationOverview } from './overview.service.ts';

export const administrationRoutes = [
  route(endpoints.getAdministrationOverview, (unit) => getAdministrationOverview(unit)),
  route(endpoints.getOverviewFigures, (unit) => getOverviewFigures(unit)),
];
