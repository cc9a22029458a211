import { REGISTRATION_CODE_DIGITS } from '@dure/contract/tenancy/accounts/registration.endpoints';
import type * as endpoints from '@dure/contract/tenancy/accounts/oidc.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { forgetAttempts } from '../../../../kernel/attempts.ts';
import { refuse, refuseFields, refuseTogether } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { accountsText } from '../accounts.text.ts';
import { CODE_LIMIT, GUEST_LIMIT, limit, limitGuest } from '../limits.ts';
import { checkMemberType } from '../member-type.ts';
import { chosenOrganization } from '../organization.ts';
import { hashOf, newCode } from '../one-time-secrets.ts';
import { checkConsents } from '../registration/given-consents.ts';
import { insertConsents, insertMember, type NewMember } from '../registration/registration.queries.ts';
import { siteAddress } from '../site-address.ts';
import { browserOf, forgetBrowser } from './browser.ts';
import { enterByProvider, linkWith } from './entering.service.ts';
import { oidcMails } from './oidc-mails.text.ts';
import { deleteArrival, findArrival, keepRegistration, lockArrival, type ArrivalRow } from './oidc.queries.ts';

const CODE_MS = 30 * 60_000;

type Registration = z.output<(typeof endpoints.registerByOidc)['body']>;

/** Who came from the provider in this browser. */
async function arrivalOf(unit: Unit, request: FastifyRequest): Promise<ArrivalRow> {
  const browser = browserOf(request);
  const arrival = browser && (await unit.first(findArrival(unit.tenantId, browser.hash, unit.now)));
  return arrival ?? refuse('verificationInvalid');
}

/** Makes the account, linked with who came, and logs in. It has no password: its owner may choose one by mail. */
async function enterAnew(
  unit: Unit,
  member: NewMember,
  { browser_hash: browserHash }: ArrivalRow,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { tenantId, now } = unit;
  const session = await enterByProvider(unit, request, reply, async (transaction) => {
    const arrival = await transaction.first(lockArrival(tenantId, browserHash, now));
    if (!arrival) return refuse('verificationInvalid');
    const memberId = uuidv7();
    const account = await transaction.first(insertMember(tenantId, memberId, member, now));
    // Whoever is here has proved the address, so they may know.
    if (!account) return refuse('addressHasAccount');
    transaction.soon(insertConsents(tenantId, memberId, member.consents, now), deleteArrival(tenantId, browserHash));
    return { account, identityId: await linkWith(unit, transaction, arrival, memberId), sid: arrival.sid };
  });
  forgetBrowser(reply);
  return session;
}

/**
 * Registers who came. Where nobody vouches for an address its owner is asked by a code. For an address with an account
 * nobody learns the code, or that the account exists.
 */
export async function registerByOidc(unit: Unit, given: Registration, request: FastifyRequest, reply: FastifyReply) {
  const { tenant, tenantId, now } = unit;
  await refuseTogether(
    () => checkMemberType(tenant, given.memberType),
    () => chosenOrganization(tenant, given.organizationCode),
    () => checkConsents(given.consents),
  );
  const organizationCode = chosenOrganization(tenant, given.organizationCode);
  await limit(unit, `oidc-registration:${request.ip}`, GUEST_LIMIT);
  const arrival = await arrivalOf(unit, request);
  const email = arrival.is_proven ? arrival.email : given.email;
  if (email === undefined) return refuseFields([{ path: 'email', message: accountsText.addressMissing }]);
  const member: NewMember = {
    email,
    passwordHash: '',
    nickname: given.nickname,
    memberType: given.memberType ?? tenant.login_member_types[0] ?? 'MEMBER',
    organizationCode,
    consents: given.consents,
    hasProvenAddress: true,
  };
  if (arrival.is_proven) return { session: await enterAnew(unit, member, arrival, request, reply) };

  await limitGuest(unit, request, email.toLowerCase());
  const owner = await unit.first(findAccountByEmail(tenantId, email.toLowerCase()));
  const code = newCode(REGISTRATION_CODE_DIGITS);
  const usefulUntil = new Date(now.getTime() + CODE_MS);
  await unit.write(async (transaction) => {
    const kept = { registration: member, secretHash: hashOf(arrival.browser_hash, code), expiresAt: usefulUntil };
    transaction.soon(keepRegistration(tenantId, arrival.browser_hash, kept));
    const mail = owner ? oidcMails.known(tenant, siteAddress(unit, '/account/login')) : oidcMails.code(tenant, code);
    await postMail(unit, transaction, { recipient: owner?.email ?? email, usefulUntil, ...mail });
  });
  return { session: null };
}

/** Ends such a registration with the code. */
export async function verifyOidcRegistration(unit: Unit, secret: string, request: FastifyRequest, reply: FastifyReply) {
  await limit(unit, `oidc-verification:${request.ip}`, GUEST_LIMIT);
  const arrival = await arrivalOf(unit, request);
  const subject = `oidc-code:${arrival.browser_hash}`;
  await limit(unit, subject, CODE_LIMIT);
  if (arrival.secret_hash === null || arrival.secret_hash !== hashOf(arrival.browser_hash, secret))
    return refuse('codeInvalid');
  const member = arrival.registration as unknown as NewMember;
  const session = await enterAnew(unit, member, arrival, request, reply);
  await unit.services.database.transaction(unit.tenantId, (transaction) =>
    transaction.change(forgetAttempts(unit.tenantId, subject)),
  );
  return session;
}
