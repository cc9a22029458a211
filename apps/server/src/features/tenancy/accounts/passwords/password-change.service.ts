import type * as endpoints from '@dure/contract/tenancy/accounts/passwords.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { forgetAttempts } from '../../../../kernel/attempts.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { accountsText } from '../accounts.text.ts';
import { ACCOUNT_LIMIT, limit } from '../limits.ts';
import { openSession } from '../opening.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { siteAddress } from '../site-address.ts';
import { refuseCommon } from './common.ts';
import { shownLogIn } from '../login-names/log-in.ts';
import { hashPassword, passwordMatches } from './hashing.ts';
import { passwordMails } from './password-mails.text.ts';
import { deleteResetsOf, findPassword, lockMember, setPassword } from './passwords.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Tells the owner that the password is another one: whoever did not do it can take it back. */
async function mailChanged(unit: Unit, transaction: Transaction, recipient: string | null): Promise<void> {
  if (recipient === null) return;
  const mail = passwordMails.changed(unit.tenant, siteAddress(unit, '/account/password'));
  await postMail(unit, transaction, { recipient, usefulUntil: new Date(unit.now.getTime() + DAY_MS), ...mail });
}

/** Refuses where the caller's password is another one; answers who they are. Wrong ones are counted. */
export async function confirmPassword(unit: Unit, password: string, path: string) {
  const { tenantId, memberId } = unit;
  const subject = `password:${memberId}`;
  const own = await unit.first(findPassword(tenantId, memberId));
  await limit(unit, subject, ACCOUNT_LIMIT);
  if (!(await passwordMatches(own?.password_hash, password)))
    refuseFields([{ path, message: accountsText.wrongPassword }]);
  await unit.write(async (transaction) => transaction.soon(forgetAttempts(tenantId, subject)));
  return own!;
}

/** Sets a password; links to choose another, every token of before and log-ins that are under way count no longer. */
export async function replacePassword(unit: Unit, transaction: Transaction, memberId: string, passwordHash: string) {
  const { tenantId, services } = unit;
  await transaction.first(lockMember(tenantId, memberId));
  transaction.soon(deleteResetsOf(tenantId, memberId));
  // By name, too: what was issued within the same millisecond is not older than the new password.
  await endSessions(transaction, memberId, {});
  const account = await transaction.first(setPassword(tenantId, memberId, passwordHash, services.clock.now()));
  await mailChanged(unit, transaction, account!.email);
  return account!;
}

type Change = z.output<(typeof endpoints.changePassword)['body']>;

/** Changes the caller's password. Their other sessions end; this one goes on with a new token. */
export async function changePassword(
  unit: Unit,
  { currentPassword, password }: Change,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { memberId } = unit;
  const own = await confirmPassword(unit, currentPassword, 'currentPassword');
  await refuseCommon(password, shownLogIn(own));
  const passwordHash = await hashPassword(password);
  const { token } = await openSession(unit, request, reply, (transaction) =>
    replacePassword(unit, transaction, memberId, passwordHash),
  );
  return { token };
}
