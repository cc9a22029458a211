import { MAX_PASSKEYS } from '@dure/contract/tenancy/accounts/account-limits';
import type * as endpoints from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import type { Passkeys } from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import { deviceOf } from '../../../../kernel/session/device.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { accountsText } from '../accounts.text.ts';
import { shownLogIn } from '../login-names/log-in.ts';
import { mailOwner } from '../second-factor/owner-mail.service.ts';
import { confirmPassword } from '../passwords/password-change.service.ts';
import { findPassword } from '../passwords/passwords.queries.ts';
import { askForPasskey, expectationsOf, holderOf } from './assertion.service.ts';
import { beginCeremony, challengeOf, siteOf, takeChallenge, type Exchange } from './ceremony.ts';
import { passkeyMails as mails } from './passkey-mails.text.ts';
import { deletePasskey, insertPasskey, listOwn } from './passkeys.queries.ts';
import { ALGORITHMS, webAuthn } from './web-authn.ts';

/** The caller's passkeys. */
export async function listPasskeys(unit: Unit): Promise<Passkeys> {
  const { tenantId, memberId } = unit;
  const [rows, [own]] = await unit.read(listOwn(tenantId, memberId), findPassword(tenantId, memberId));
  return {
    passkeys: rows.map(({ passkey_id, name, created_at, last_used_at }) => ({
      passkeyId: passkey_id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    hasPassword: own!.password_hash !== '',
  };
}

/** Asks a browser to make a passkey. Whoever finds it open does not add their own: the password is asked for. */
export async function beginPasskey(unit: Unit, password: string | undefined, exchange: Exchange) {
  const { tenantId, memberId, tenant } = unit;
  const [known, [own]] = await unit.read(listOwn(tenantId, memberId), findPassword(tenantId, memberId));
  if (own!.password_hash !== '') await confirmPassword(unit, password ?? '', 'password');
  if (known.length >= MAX_PASSKEYS) return refuse('tooManyPasskeys');
  const { challenge, step } = await beginCeremony(unit, 'making', exchange);
  const { generateRegistrationOptions } = await webAuthn();
  const {
    challenge: asked,
    rp,
    user,
    pubKeyCredParams,
  } = await generateRegistrationOptions({
    rpName: tenant.name,
    rpID: siteOf(unit, exchange.request).host,
    userID: Buffer.from(memberId),
    userName: shownLogIn(own!),
    userDisplayName: unit.me.nickname,
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    step,
    options: {
      challenge: asked,
      rp: { id: rp.id!, name: rp.name },
      user,
      pubKeyCredParams,
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  };
}

type Made = z.output<(typeof endpoints.addPasskey)['body']>;

/** Keeps a passkey that was made for the caller, and tells them. */
export async function addPasskey(unit: Unit, { step, response, passkeyName }: Made, { request }: Exchange) {
  const { tenantId, memberId, now } = unit;
  const challenge = await challengeOf(unit, 'making', step, request);
  const { origin, host } = siteOf(unit, request);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: response.response as never, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => refuse('passkeyMismatch'));
  if (!registrationInfo) return refuse('passkeyMismatch');
  const { id, publicKey, counter } = registrationInfo.credential;
  const own = await unit.first(findPassword(tenantId, memberId));
  const name = passkeyName || deviceOf(request.headers['user-agent']) || accountsText.passkey;
  await unit.write(async (transaction) => {
    await takeChallenge(unit, transaction, challenge);
    const made = {
      passkeyId: uuidv7(),
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      name,
      createdAt: now,
    };
    if ((await transaction.change(insertPasskey(tenantId, memberId, made))) === 0) refuse('conflict');
    await mailOwner(unit, transaction, own!.email, mails.added(name));
  });
  return listPasskeys(unit);
}

/** Asks a browser for one of the caller's passkeys. */
export async function beginPasskeyProof(unit: Unit, exchange: Exchange) {
  const [known] = await unit.read(listOwn(unit.tenantId, unit.memberId));
  return askForPasskey(unit, 'proof', exchange, known);
}

type Removal = z.output<(typeof endpoints.removePasskey)['body']>;

/** Removes a passkey of the caller, who shows the password or another passkey. */
export async function removePasskey(
  unit: Unit,
  passkeyId: string,
  { password, proof }: Removal,
  { request }: Exchange,
) {
  const { tenantId, memberId } = unit;
  const [known, [own]] = await unit.read(listOwn(tenantId, memberId), findPassword(tenantId, memberId));
  if (!known.some(({ passkey_id }) => passkey_id === passkeyId)) return refuse('notFound');
  const remove = async (transaction: Transaction) => {
    const removed = await transaction.first(deletePasskey(tenantId, memberId, passkeyId));
    if (!removed) return refuse('notFound');
    return mailOwner(unit, transaction, own!.email, mails.removed(removed.name));
  };
  if (proof) {
    const expected = await expectationsOf(unit, 'proof', proof, request);
    await unit.write(async (transaction) => {
      const held = await holderOf(unit, transaction, proof, expected);
      if (held.member_id !== memberId || held.passkey_id === passkeyId) return refuse('passkeyMismatch');
      return remove(transaction);
    });
  } else {
    if (password === undefined) return refuseFields([{ path: 'password', message: accountsText.wrongPassword }]);
    await confirmPassword(unit, password, 'password');
    await unit.write(remove);
  }
  return listPasskeys(unit);
}
