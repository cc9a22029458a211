import type * as endpoints from '@dure/contract/tenancy/accounts/passwords.endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { forgetAttempts } from '../../../../kernel/attempts.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { markUsed } from '../dormancy/dormancy.queries.ts';
import { logInOf, shownLogIn } from '../login-names/log-in.ts';
import { GUEST_LIMIT, limit, limitGuest, loginSubject } from '../limits.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';
import { siteAddress } from '../site-address.ts';
import { refuseCommon } from './common.ts';
import { hashPassword } from './hashing.ts';
import { passwordMails } from './password-mails.text.ts';
import { replacePassword } from './password-change.service.ts';
import { findReset, insertReset, lockMember, markAddressProven, takeReset } from './passwords.queries.ts';

const LIFETIME_MS = 60 * 60_000;

/** What whoever has no account is told, and where the way in is. */
function unknownMail(unit: Unit) {
  const { tenant } = unit;
  return tenant.login_types.includes('PASSWORD')
    ? passwordMails.unknown(tenant, siteAddress(unit, '/account/registration'))
    : passwordMails.unknownElsewhere(tenant, siteAddress(unit, '/account/login'));
}

/**
 * Has a link sent to choose another password. Whoever has no account at the address is told so by mail: the answer, and
 * the work for it, are the same.
 */
export async function requestPasswordReset(unit: Unit, email: string, request: FastifyRequest): Promise<null> {
  const { tenant, tenantId, now } = unit;
  await limitGuest(unit, request, email.toLowerCase());
  const account = await unit.first(findAccountByEmail(tenantId, email.toLowerCase()));
  const usefulUntil = new Date(now.getTime() + LIFETIME_MS);
  const secret = newSecret();
  await unit.write(async (transaction) => {
    const isKnown = account?.status === 'ACTIVE';
    transaction.soon(insertReset(tenantId, email.toLowerCase(), hashOf(secret), usefulUntil));
    const mail = isKnown
      ? passwordMails.reset(tenant, siteAddress(unit, `/account/password#${secret}`))
      : unknownMail(unit);
    await postMail(unit, transaction, { recipient: account?.email ?? email, usefulUntil, ...mail });
  });
  return null;
}

type Reset = z.output<(typeof endpoints.resetPassword)['body']>;

/** Sets another password by what was sent. Every session ends, and so does a pause of log-in. */
export async function resetPassword(
  unit: Unit,
  { resetToken, password }: Reset,
  request: FastifyRequest,
): Promise<null> {
  const { tenantId, now } = unit;
  await limit(unit, `reset-address:${request.ip}`, GUEST_LIMIT);
  const tokenHash = hashOf(resetToken);
  const owner = await unit.first(findReset(tenantId, tokenHash, now));
  if (!owner) return refuse('verificationInvalid');
  await refuseCommon(password, shownLogIn(owner));
  const passwordHash = await hashPassword(password);
  await unit.write(async (transaction) => {
    // Held in the order in which a log-in holds them.
    transaction.soon(forgetAttempts(tenantId, loginSubject(logInOf(owner))));
    await transaction.first(lockMember(tenantId, owner.member_id));
    const taken = await transaction.first(takeReset(tenantId, tokenHash, now));
    if (!taken) refuse('verificationInvalid');
    // Whoever reads the mail is the owner: an account that slept is awake.
    transaction.soon(markAddressProven(tenantId, owner.member_id, now), markUsed(tenantId, owner.member_id, now));
    await replacePassword(unit, transaction, owner.member_id, passwordHash);
  });
  return null;
}
