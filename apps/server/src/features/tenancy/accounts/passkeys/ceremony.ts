import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';
import { readChallenge, signChallenge, CHALLENGE_LIFETIME_MS } from '../second-factor/signed-challenge.ts';
import { useChallenge } from './passkeys.queries.ts';

const COOKIE = 'passkey_browser';
const PURPOSE = 'passkey';

/** What a challenge is for: to come in, to make a passkey, or to prove oneself. The last two are one member's. */
export type Ceremony = 'login' | 'making' | 'proof';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Where passkeys of the organisation count: the origin that a browser must name, and the host that they belong to. */
export function siteOf({ services, tenant }: Unit, { protocol, host }: FastifyRequest) {
  const origin = services.originOf(tenant.uri, `${protocol}://${host}`);
  return { origin, host: new URL(origin).hostname };
}

/** One name for a browser while it asks, which no script reads; several pages of it ask side by side. */
function nameBrowser({ request, reply }: Exchange): string {
  const kept = request.cookies[COOKIE];
  const name = kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : newSecret();
  void reply.setCookie(COOKIE, name, {
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: CHALLENGE_LIFETIME_MS / 1000,
  });
  return name;
}

/** A challenge, and the signed word that says of it what for and which browser asked. Nothing is kept of it. */
export async function beginCeremony(unit: Unit, ceremony: Ceremony, exchange: Exchange) {
  const challenge = newSecret();
  const step = await signChallenge(unit, PURPOSE, {
    challenge,
    ceremony,
    browser: hashOf(nameBrowser(exchange)),
    memberId: unit.memberIdOrNull ?? '',
  });
  return { challenge, step };
}

/** The challenge of a step; refuses one for something else, of another browser or another member. */
export async function challengeOf(unit: Unit, ceremony: Ceremony, step: string, request: FastifyRequest) {
  const claims = await readChallenge(unit, PURPOSE, step, 'passkeyMismatch');
  const browser = request.cookies[COOKIE];
  const isTheirs =
    claims['ceremony'] === ceremony &&
    browser !== undefined &&
    claims['browser'] === hashOf(browser) &&
    (ceremony === 'login' || claims['memberId'] === unit.memberId);
  return isTheirs ? claims['challenge']! : refuse('passkeyMismatch');
}

/** No challenge is answered twice. */
export async function takeChallenge({ tenantId, now }: Unit, transaction: Transaction, challenge: string) {
  const end = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  if ((await transaction.change(useChallenge(tenantId, hashOf(challenge), end))) === 0) refuse('passkeyMismatch');
}
