import * as endpoints from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listCodes, getGuestTenant } from './tenants.service.ts';

export const tenantRoutes = [
  route(endpoints.getGuestTenant, (unit, { params, request, reply }) =>
    getGuestTenant(unit, params.tenant, request, reply),
  ),
  route(endpoints.listCodes, (unit) => listCodes(unit)),
];
