import type * as endpoints from '@dure/contract/tenancy/accounts/login-names/own-address.endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { GUEST_LIMIT, limit, limitGuest } from '../limits.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';
import { deleteCodesOf } from '../one-time-codes/one-time-codes.queries.ts';
import { confirmPassword } from '../passwords/password-change.service.ts';
import { lockMember } from '../passwords/passwords.queries.ts';
import { siteAddress } from '../site-address.ts';
import { giveAddress, keepProof, takeProof } from './own-address.queries.ts';
import { ownAddressMails as mails } from './own-address-mails.text.ts';

const DAY_MS = 24 * 60 * 60_000;

type Adding = z.output<(typeof endpoints.addEmail)['body']>;

/**
 * Has a link sent to an address that a member without one wants to have. Whether another account has it is told to its owner
 * alone: the answer is the same.
 */
export async function addEmail(unit: Unit, { email, password }: Adding, request: FastifyRequest): Promise<null> {
  const { tenant, tenantId, memberId, now } = unit;
  const own = await confirmPassword(unit, password, 'password');
  if (own.email !== null) refuse('conflict');
  await limitGuest(unit, request, email.toLowerCase());
  const owner = await unit.first(findAccountByEmail(tenantId, email.toLowerCase()));
  const secret = newSecret();
  const validUntil = new Date(now.getTime() + DAY_MS);
  await unit.write(async (transaction) => {
    transaction.soon(keepProof(tenantId, { memberId, email, secretHash: hashOf(secret), validUntil }));
    const mail = owner
      ? mails.taken(tenant, siteAddress(unit, '/account/login'))
      : mails.proof(tenant, siteAddress(unit, `/account/email#${secret}`));
    await postMail(unit, transaction, { recipient: owner?.email ?? email, usefulUntil: validUntil, ...mail });
  });
  return null;
}

/** Whoever opens the link has the address. From now on mail goes there, and one-time codes are no longer needed. */
export async function proveEmail(unit: Unit, secret: string, { ip }: FastifyRequest): Promise<null> {
  const { tenantId, now } = unit;
  await limit(unit, `address-proof:${ip}`, GUEST_LIMIT);
  await unit.write(async (transaction) => {
    const proof = await transaction.first(takeProof(tenantId, hashOf(secret), now));
    if (!proof) return refuse('verificationInvalid');
    const { member_id: memberId, email } = proof;
    await transaction.first(lockMember(tenantId, memberId));
    // Somebody may have registered with it meanwhile.
    if (await transaction.first(findAccountByEmail(tenantId, email.toLowerCase())))
      return refuse('verificationInvalid');
    if ((await transaction.change(giveAddress(tenantId, memberId, email, now))) === 0)
      return refuse('verificationInvalid');
    transaction.soon(deleteCodesOf(tenantId, memberId));
  });
  return null;
}
