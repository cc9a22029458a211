import type { Identities } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findPassword } from '../passwords/passwords.queries.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { siteAddress } from '../site-address.ts';
import { browserOf, forgetBrowser } from './browser.ts';
import { linkWith, mailLinked } from './entering.service.ts';
import {
  deleteIdentity,
  findIdentity,
  findProviderSession,
  listIdentitiesOf,
  listProviderSessions,
} from './identities.queries.ts';
import { deleteArrival, lockArrival } from './oidc.queries.ts';
import { findProvider } from './provider.service.ts';

type Rows = RowsOf<ReturnType<typeof listIdentitiesOf>>;

const identitiesView = ({ tenant }: Unit, rows: Rows, hasPassword: boolean): Identities => ({
  isOffered: tenant.login_types.includes('OIDC'),
  hasPassword,
  identities: rows.map(({ identity_id: identityId, issuer, linked_at: linkedAt }) => ({
    identityId,
    issuer,
    linkedAt: linkedAt.toISOString(),
  })),
});

/** What logs the caller in besides a password. */
export async function listIdentities(unit: Unit): Promise<Identities> {
  const { tenantId, memberId } = unit;
  const [rows, [own]] = await unit.read(listIdentitiesOf(tenantId, memberId), findPassword(tenantId, memberId));
  return identitiesView(unit, rows, own!.password_hash !== '');
}

/** Links who came from the provider in this browser with the caller, if they logged in after that: they proved the account. */
export async function linkIdentity(unit: Unit, request: FastifyRequest, reply: FastifyReply): Promise<Identities> {
  const { tenantId, memberId, now, token } = unit;
  const browser = browserOf(request) ?? refuse('verificationInvalid');
  const linked = await unit.write(async (transaction) => {
    const arrival = await transaction.first(lockArrival(tenantId, browser.hash, now));
    if (!arrival || token!.issuedAt * 1000 < arrival.arrived_at.getTime()) return refuse('verificationInvalid');
    transaction.soon(deleteArrival(tenantId, browser.hash));
    if ((await linkWith(unit, transaction, arrival, memberId)) === undefined) {
      const identity = await transaction.first(findIdentity(tenantId, arrival));
      if (identity?.member_id !== memberId) return refuse('linkedElsewhere');
    }
    const own = (await transaction.first(findPassword(tenantId, memberId)))!;
    await mailLinked(unit, transaction, own.email);
    return identitiesView(unit, await transaction.rows(listIdentitiesOf(tenantId, memberId)), own.password_hash !== '');
  });
  forgetBrowser(reply);
  return linked;
}

/** Unlinks an account of the provider; the sessions that it began end, but this one. */
export const unlinkIdentity = (unit: Unit, identityId: string): Promise<Identities> =>
  unit.write(async (transaction) => {
    const { tenantId, memberId, token } = unit;
    const gone = await transaction.first(deleteIdentity(tenantId, memberId, identityId));
    if (!gone) return refuse('notFound');
    const rows = await transaction.rows(listIdentitiesOf(tenantId, memberId));
    const own = (await transaction.first(findPassword(tenantId, memberId)))!;
    if (own.password_hash === '' && rows.length === 0) return refuse('onlyWayIn');
    for (const { token_id: only } of await transaction.rows(listProviderSessions(tenantId, identityId)))
      if (only !== token!.id) await endSessions(transaction, memberId, { only });
    return identitiesView(unit, rows, own.password_hash !== '');
  });

/** Whether the caller's session began at the provider. */
export async function cameByProvider(unit: Unit): Promise<boolean> {
  const { token, tenantId } = unit;
  return token !== undefined && (await unit.first(findProviderSession(tenantId, token.id))) !== undefined;
}

/** Where the browser ends its log-in at the provider, too; null where there is no such page. */
export async function providerLogout(unit: Unit): Promise<string | null> {
  const chosen = await findProvider(unit);
  if (!chosen) return null;
  // Whoever logs out is logged out here, whatever the provider does.
  return unit.services.oidc.endSessionUrl(chosen.provider, siteAddress(unit, '/')).catch(() => null);
}
