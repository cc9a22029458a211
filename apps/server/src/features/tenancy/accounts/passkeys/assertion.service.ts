import type { logInWithPasskey } from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { challengeOf, siteOf, takeChallenge, type Ceremony, type Exchange, beginCeremony } from './ceremony.ts';
import { holdPasskey, noteUse } from './passkeys.queries.ts';
import { webAuthn } from './web-authn.ts';

export type Proof = z.output<(typeof logInWithPasskey)['body']>;

interface Known {
  readonly credential_id: string;
  readonly transports: readonly string[];
}

/** Asks a browser for a passkey: one of these, or whichever it has for the site. */
export async function askForPasskey(unit: Unit, ceremony: Ceremony, exchange: Exchange, known: readonly Known[] = []) {
  const { challenge, step } = await beginCeremony(unit, ceremony, exchange);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(unit, exchange.request).host,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    timeout: 300_000,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
  });
  return { step, options: options as Required<typeof options> };
}

/** The challenge and site that an answer is held against, before anything is locked for it. */
export async function expectationsOf(unit: Unit, ceremony: Ceremony, { step }: Proof, request: FastifyRequest) {
  return { challenge: await challengeOf(unit, ceremony, step, request), ...siteOf(unit, request) };
}
type Expectations = Awaited<ReturnType<typeof expectationsOf>>;

/**
 * Whose passkey signed the challenge. Whatever is wrong is refused alike: an unknown or removed passkey, another
 * site's, an old challenge, a counter that did not increase, no user verification.
 */
export async function holderOf(
  unit: Unit,
  transaction: Transaction,
  { response }: Proof,
  { challenge, origin, host }: Expectations,
) {
  const { tenantId, now } = unit;
  const held = await transaction.first(holdPasskey(tenantId, response.id));
  if (!held) return refuse('passkeyMismatch');
  const { userHandle, ...signed } = response.response;
  const handle = userHandle && Buffer.from(userHandle, 'base64url').toString();
  if (handle && handle !== held.member_id) return refuse('passkeyMismatch');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: held.credential_id,
      publicKey: Buffer.from(held.public_key, 'base64url'),
      counter: held.counter,
    },
    requireUserVerification: true,
  }).catch(() => refuse('passkeyMismatch'));
  if (!verified) return refuse('passkeyMismatch');
  await takeChallenge(unit, transaction, challenge);
  transaction.soon(noteUse(tenantId, held.passkey_id, authenticationInfo.newCounter, now));
  return held;
}
