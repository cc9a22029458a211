import { getGuestTenant, listCodes } from '@dure/contract/tenants/tenants.endpoints';
import { route } from '../../kernel/http/route.ts';
import { listCodesOf } from './tenants.queries.ts';
import { enterAsGuest } from './tenants.service.ts';

export const tenantRoutes = [
  route(getGuestTenant, (unit, { params, request, reply }) => enterAsGuest(unit, params.tenant, request, reply)),
  route(listCodes, async (unit) => {
    const [codes] = await unit.read(listCodesOf(unit.tenantId));
    const named = (kind: string) => codes.filter((code) => code.kind === kind);
    return {
      jobGroups: named('JOB_GROUP'),
      jobs: named('JOB').map(({ code, name, parent_code }) => ({ code, name, jobGroup: parent_code ?? '' })),
      jobLevels: named('JOB_LEVEL'),
    };
  }),
];
