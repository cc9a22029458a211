import { REGISTRATION_CODE_DIGITS } from '@dure/contract/tenancy/accounts/registration.endpoints';
import type * as endpoints from '@dure/contract/tenancy/accounts/registration.endpoints';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuseTogether } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { checkMemberType } from '../member-type.ts';
import { chosenOrganization } from '../organization.ts';
import { limitGuest } from '../limits.ts';
import { hashOf, newCode, newSecret } from '../one-time-secrets.ts';
import { refuseCommon } from '../passwords/common.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { siteAddress } from '../site-address.ts';
import { checkConsents } from './given-consents.ts';
import { checkRegisters } from './registers.ts';
import { registrationMails } from './registration-mails.text.ts';
import { insertConsents, insertMember, insertRegistration, type NewMember } from './registration.queries.ts';

const MINUTE_MS = 60_000;
/** How long what was sent counts; also how long other mail of a registration is of use. */
const LIFETIMES = { NONE: 24 * 60 * MINUTE_MS, EMAIL: 24 * 60 * MINUTE_MS, CODE: 30 * MINUTE_MS };

type Registration = z.output<(typeof endpoints.register)['body']>;

const knownMail = (unit: Unit) =>
  registrationMails.known(unit.tenant, siteAddress(unit, '/account/login'), siteAddress(unit, '/account/password'));

/**
 * Asks for an account. Whether the address has one is told to its owner alone, by mail: the answer, and the work for it,
 * are the same.
 */
export async function register(unit: Unit, { email, password, ...given }: Registration, request: FastifyRequest) {
  const { tenant, tenantId, now } = unit;
  checkRegisters(tenant);
  await refuseTogether(
    () => refuseCommon(password, email),
    () => checkMemberType(tenant, given.memberType),
    () => chosenOrganization(tenant, given.organizationCode),
    () => checkConsents(given.consents),
  );
  const organizationCode = chosenOrganization(tenant, given.organizationCode);
  await limitGuest(unit, request, email.toLowerCase());

  const way = tenant.registration_authentication_type;
  const usefulUntil = new Date(now.getTime() + LIFETIMES[way]);
  const passwordHash = await hashPassword(password);
  const memberType = given.memberType ?? tenant.login_member_types[0] ?? 'MEMBER';
  const consents = given.consents;
  const member: NewMember & { readonly email: string } = {
    email,
    passwordHash,
    nickname: given.nickname,
    memberType,
    organizationCode,
    consents,
    hasProvenAddress: false,
  };
  const send = (transaction: Transaction, mail: { subject: string; text: string }, recipient = email) =>
    postMail(unit, transaction, { recipient, usefulUntil, ...mail });

  if (way === 'NONE') {
    await unit.write(async (transaction) => {
      const memberId = uuidv7();
      const made = await transaction.first(insertMember(tenantId, memberId, member, now));
      if (made) {
        transaction.soon(insertConsents(tenantId, memberId, member.consents, now));
        return send(transaction, registrationMails.welcome(tenant, siteAddress(unit, '/account/login')));
      }
      const owner = await transaction.first(findAccountByEmail(tenantId, email.toLowerCase()));
      return send(transaction, knownMail(unit), owner?.email ?? email);
    });
    return { registrationId: null };
  }
  const account = await unit.first(findAccountByEmail(tenantId, email.toLowerCase()));
  const registrationId = crypto.randomUUID();
  const secret = way === 'CODE' ? newCode(REGISTRATION_CODE_DIGITS) : newSecret();
  const secretHash = hashOf(registrationId, secret);
  const link = siteAddress(unit, `/account/registration/verification#${registrationId}.${secret}`);
  const proof = way === 'CODE' ? registrationMails.code(tenant, secret) : registrationMails.link(tenant, link);
  await unit.write(async (transaction) => {
    const registration = { ...member, registrationId, secretHash, expiresAt: usefulUntil };
    transaction.soon(insertRegistration(tenantId, registration, now));
    // Of an address that has an account nobody learns the secret, and nothing comes of it.
    await (account ? send(transaction, knownMail(unit), account.email ?? email) : send(transaction, proof));
  });
  return { registrationId: way === 'CODE' ? registrationId : null };
}
