import { getGuestTenant, listCodes } from '@dure/contract/tenants/tenants.endpoints';
import { route } from '../../kernel/http/route.ts';
import { codesOf, enterAsGuest } from './tenants.service.ts';

export const tenantRoutes = [
  route(getGuestTenant, (unit, { params, request, reply }) => enterAsGuest(unit, params.tenant, request, reply)),
  route(listCodes, (unit) => codesOf(unit)),
];
