import type { FastifyRequest } from 'fastify';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { hashOf } from '../one-time-secrets.ts';
import { useChallenge } from '../passkeys/passkeys.queries.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { listEndedSessions } from './identities.queries.ts';
import { asking, findProvider } from './provider.service.ts';

/** Where the provider says so. */
export const BACK_CHANNEL = '/account/oidc/backchannel-logout';
/** Longer than a token is taken. */
const KNOWN_MS = 60 * 60_000;

/** Ends the sessions that began with a log-in which the provider says has ended. Its word counts once. */
export async function logOutByProvider(unit: Unit, token: string, request: FastifyRequest): Promise<void> {
  const { tenantId, now, services } = unit;
  const { provider } = (await findProvider(unit)) ?? refuse('noLogInProvider');
  const { id, subject, sid } = await asking(request, services.oidc.loggedOutBy(provider, token));
  await unit.write(async (transaction) => {
    const word = hashOf('logout', provider.issuer, id);
    const until = new Date(now.getTime() + KNOWN_MS);
    if ((await transaction.change(useChallenge(tenantId, word, until))) === 0) refuse('verificationInvalid');
    const ended = await transaction.rows(listEndedSessions(tenantId, { issuer: provider.issuer, subject, sid }));
    for (const { token_id: only, member_id } of ended) await endSessions(transaction, member_id, { only });
  });
}
