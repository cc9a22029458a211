import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../kernel/refusal.ts';
import { setTokenCookie } from '../../kernel/session/cookies.ts';
import type { Unit } from '../../kernel/unit.ts';
import { tenantBrandView } from './tenants.view.ts';

/** Brand of the named tenant with a guest token of it; the cookie is set only where nobody is logged in. */
export async function enterAsGuest(unit: Unit, uri: string, request: FastifyRequest, reply: FastifyReply) {
  const { tenants, tokens } = unit.services;
  const tenant = (await tenants.find(uri)) ?? refuse('notFound');
  const guestToken = await tokens.issueGuest(tenant.tenantId, unit.now);
  const { memberId } = await unit.settle();
  if (memberId === null && tenant.tenantId === unit.tenantId) setTokenCookie(request, reply, guestToken);
  return { ...tenantBrandView(tenant), guestToken };
}
