import { loginNameNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import type * as endpoints from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { forgetAttempts } from '../../../../kernel/attempts.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findAccountByLogIn } from '../accounts.queries.ts';
import { markUsed } from '../dormancy/dormancy.queries.ts';
import { ACCOUNT_LIMIT, GUEST_LIMIT, limit, loginSubject, takeBack } from '../limits.ts';
import { logInOf } from '../login-names/log-in.ts';
import { hashOf } from '../one-time-secrets.ts';
import { refuseCommon } from '../passwords/common.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { replacePassword } from '../passwords/password-change.service.ts';
import { lockMember } from '../passwords/passwords.queries.ts';
import { hashOfOneTimeCode } from './one-time-code.ts';
import { findByCode, takeCodeOf } from './one-time-codes.queries.ts';

type Use = z.output<(typeof endpoints.resetPasswordByCode)['body']>;

/**
 * Sets a password by a one-time code. Tries are counted by account and by the address of the network before anything is looked
 * up. An unknown name, a wrong code and one that has ended answer alike.
 */
export async function resetPasswordByCode(
  unit: Unit,
  { loginName, oneTimeCode, password }: Use,
  { ip }: FastifyRequest,
): Promise<null> {
  const { tenant, tenantId, now } = unit;
  if (!tenant.login_types.includes('PASSWORD')) refuse('codeInvalid');
  const name = loginNameNormal(loginName);
  const [atAddress, ofAccount] = [`one-time-code-address:${ip}`, `one-time-code:${hashOf(name)}`];
  await limit(unit, atAddress, GUEST_LIMIT);
  await limit(unit, ofAccount, ACCOUNT_LIMIT);
  const account = await unit.first(findAccountByLogIn(tenantId, name));
  if (!account || account.status !== 'ACTIVE') return refuse('codeInvalid');
  const { member_id: memberId } = account;
  const codeHash = hashOfOneTimeCode(memberId, oneTimeCode);
  if (!(await unit.first(findByCode(tenantId, memberId, codeHash, now)))) return refuse('codeInvalid');
  // The code was right; a password that is none does not use it up.
  await takeBack(unit, atAddress);
  await refuseCommon(password, name);
  const passwordHash = await hashPassword(password);
  await unit.write(async (transaction) => {
    // Held in the order in which a log-in holds them.
    transaction.soon(forgetAttempts(tenantId, loginSubject(logInOf(account))), forgetAttempts(tenantId, ofAccount));
    await transaction.first(lockMember(tenantId, memberId));
    if (!(await transaction.first(takeCodeOf(tenantId, memberId, codeHash, now)))) refuse('codeInvalid');
    // An account that slept is awake.
    transaction.soon(markUsed(tenantId, memberId, now));
    await replacePassword(unit, transaction, memberId, passwordHash);
  });
  return null;
}
