import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../../kernel/refusal.ts';
import { setTokenCookie } from '../../../kernel/session/cookies.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listCodesOf } from './tenants.queries.ts';
import { tenantBrandView } from './tenants.view.ts';

/** Brand of the named tenant with a guest token of it; the cookie is set only where nobody is logged in. */
export async function getGuestTenant(unit: Unit, uri: string, request: FastifyRequest, reply: FastifyReply) {
  const { tenants, tokens } = unit.services;
  const tenant = (await tenants.find(uri)) ?? refuse('notFound');
  const guestToken = await tokens.issueGuest(tenant.tenantId, unit.now);
  const { memberId } = await unit.settle();
  if (memberId === null && tenant.tenantId === unit.tenantId) setTokenCookie(request, reply, guestToken);
  return { ...tenantBrandView(tenant), guestToken };
}

/** Job groups, jobs and levels that the tenant offers. */
export async function listCodes(unit: Unit) {
  const [codes] = await unit.read(listCodesOf(unit.tenantId));
  const named = (kind: string) =>
    codes.filter((code) => code.kind === kind).map(({ is_retired, ...code }) => ({ ...code, isRetired: is_retired }));
  return {
    jobGroups: named('JOB_GROUP'),
    jobs: named('JOB').map(({ parent_code, ...code }) => ({ ...code, jobGroup: parent_code ?? '' })),
    jobLevels: named('JOB_LEVEL'),
  };
}

/** What everybody may know of the tenant that is called. */
export const brandOf = ({ tenant }: Unit): TenantBrand => tenantBrandView(tenant);
