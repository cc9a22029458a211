import * as endpoints from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { saveBrand } from './brand.service.ts';
import { getOrganisation, saveOrganisation } from './organisation.service.ts';

export const organisationRoutes = [
  route(endpoints.getOrganisation, (unit) => getOrganisation(unit)),
  route(endpoints.saveBrand, (unit, { body, uploads }) => saveBrand(unit, body, uploads)),
  route(endpoints.saveOrganisation, (unit, { body }) => saveOrganisation(unit, body)),
];
