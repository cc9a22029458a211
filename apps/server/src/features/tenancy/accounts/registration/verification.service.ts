import type { ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import type * as endpoints from '@dure/contract/tenancy/accounts/registration.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { forgetAttempts } from '../../../../kernel/attempts.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { accountsText } from '../accounts.text.ts';
import { CODE_LIMIT, GUEST_LIMIT, limit } from '../limits.ts';
import { hashOf } from '../one-time-secrets.ts';
import { openSession } from '../opening.service.ts';
import { passwordMatches } from '../passwords/hashing.ts';
import { checkRegisters } from './registers.ts';
import {
  deleteRegistrationsOf,
  findProven,
  insertConsents,
  insertMember,
  lockRegistrationsOf,
} from './registration.queries.ts';

type Verification = z.output<(typeof endpoints.verifyRegistration)['body']>;

/**
 * Makes the member of a registration whose mail was read, and logs them in. The password proves that whoever reads the
 * mail is who registered: nobody prepares an account for somebody else.
 */
export async function verifyRegistration(
  unit: Unit,
  { registrationId, secret, password }: Verification,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { tenant, tenantId, now } = unit;
  checkRegisters(tenant);
  const subject = `registration:${registrationId}`;
  await limit(unit, `verification-address:${request.ip}`, GUEST_LIMIT);
  await limit(unit, subject, CODE_LIMIT);
  const proof = { registrationId, secretHash: hashOf(registrationId, secret) };
  const waiting = await unit.first(findProven(tenantId, proof, now));
  const matches = await passwordMatches(waiting?.password_hash, password);
  if (!waiting)
    return refuse(tenant.registration_authentication_type === 'CODE' ? 'codeInvalid' : 'verificationInvalid');
  if (!matches) return refuseFields([{ path: 'password', message: accountsText.otherPassword }]);
  const member = {
    email: waiting.email,
    passwordHash: waiting.password_hash,
    nickname: waiting.nickname,
    memberType: waiting.member_type,
    organizationCode: waiting.organization_code,
    consents: waiting.consents as Record<ConsentKind, string>,
    hasProvenAddress: true,
  };
  return openSession(unit, request, reply, async (transaction) => {
    const held = await transaction.rows(lockRegistrationsOf(tenantId, waiting.email_normal));
    const isHeld = held.some(({ registration_id }) => registration_id === registrationId);
    const memberId = uuidv7();
    const made = isHeld && (await transaction.first(insertMember(tenantId, memberId, member, now)));
    if (!made) return refuse('verificationInvalid');
    transaction.soon(
      insertConsents(tenantId, memberId, member.consents, now),
      deleteRegistrationsOf(tenantId, waiting.email_normal),
      forgetAttempts(tenantId, subject),
    );
    return made;
  });
}
