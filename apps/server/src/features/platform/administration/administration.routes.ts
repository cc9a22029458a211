import * as endpoints from '@dure/contract/platform/administration/administration.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getAdministrationOverview } from './overview.service.ts';

export const administrationRoutes = [
  route(endpoints.getAdministrationOverview, (unit) => getAdministrationOverview(unit)),
];
