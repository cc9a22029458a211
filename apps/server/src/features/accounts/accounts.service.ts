import { createHash } from 'node:crypto';
import type * as endpoints from '@dure/contract/accounts/accounts.endpoints';
import type { Role } from '@dure/contract/accounts/accounts.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../kernel/attempts.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { recheckOf } from '../../kernel/live/change.ts';
import { refuse, refuseFields } from '../../kernel/refusal.ts';
import { clearSessionCookies, setTokenCookie } from '../../kernel/session/cookies.ts';
import type { Unit } from '../../kernel/unit.ts';
import { findAccountByEmail, findLatestPick, listDemoAccountsOf, revokeToken } from './accounts.queries.ts';
import { accountsText } from './accounts.text.ts';
import { sessionState } from './accounts.view.ts';
import { passwordMatches } from './passwords.ts';

const MINUTE_MS = 60_000;
const ACCOUNT_LIMIT = { max: 10, windowMs: 15 * MINUTE_MS };
/** Log-ins that failed: a whole campus may share one address. */
const ADDRESS_LIMIT = { max: 300, windowMs: 15 * MINUTE_MS };

type Credentials = z.output<(typeof endpoints.login)['body']>;

/**
 * Logs in by e-mail and password; the token that came with the request ends. Unknown account, wrong password and lock
 * answer alike, whether the account exists or not.
 */
export async function login(
  unit: Unit,
  { email, password, memberType }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (memberType !== undefined && !unit.tenant.login_member_types.includes(memberType)) {
    refuseFields([{ path: 'memberType', message: accountsText.unknownMemberType }]);
  }
  const emailNormal = email.toLowerCase();
  const subject = `login:${createHash('sha256').update(emailNormal).digest('base64url')}`;
  const address = `login-address:${request.ip}`;
  const wait = await countAttempt(unit, address, ADDRESS_LIMIT);
  if (wait !== undefined) refuse('tooManyRequests', { retryAfter: wait });
  if ((await countAttempt(unit, subject, ACCOUNT_LIMIT)) !== undefined) refuse('accountUnavailable');

  const account = await unit.first(findAccountByEmail(unit.tenantId, emailNormal));
  if (!(await passwordMatches(account?.password_hash, password)) || !account) return refuse('credentialsMismatch');
  if (account.status !== 'ACTIVE') refuse('accountUnavailable');

  const token = await unit.services.tokens.issueMember(
    {
      memberType: account.member_type,
      memberId: account.member_id,
      nickname: account.nickname,
      roles: account.roles,
      tenantUUID: unit.tenantId,
    },
    unit.now,
  );
  await unit.write(async (transaction) => {
    transaction.soon(forgetAttempts(unit.tenantId, subject), takeBackAttempt(unit.tenantId, address));
    endGiven(unit, transaction);
  });
  setTokenCookie(request, reply, token);
  const session = {
    memberId: account.member_id,
    memberType: account.member_type,
    nickname: account.nickname,
    profileImageKey: account.profile_image_key,
    roles: account.roles as Role[],
  };
  const pick = await unit.first(findLatestPick({ tenantId: unit.tenantId, memberId: account.member_id }));
  return { token, member: sessionState(unit.tenant, session, pick?.answer_sequence ?? null) };
}

/** Ends the token that came with the request, if it is a member's, and the streams that are open with it. */
function endGiven({ tenantId, token }: Unit, transaction: Transaction): void {
  if (!token) return;
  transaction.soon(revokeToken(tenantId, token));
  transaction.announce(recheckOf(token.memberId));
}

/** Revokes the token that the request carries, if it is a member's, and deletes the cookies. */
export async function logout(unit: Unit, reply: FastifyReply): Promise<null> {
  if (unit.token) await unit.write(async (transaction) => endGiven(unit, transaction));
  clearSessionCookies(reply);
  return null;
}

/** The session state of whoever calls. */
export async function getMe(unit: Unit) {
  const { tenantId, memberIdOrNull: memberId } = unit;
  const pick = memberId === null ? undefined : await unit.first(findLatestPick({ tenantId, memberId }));
  const me = await unit.settle();
  // A token that no longer counts is a guest's.
  return sessionState(unit.tenant, me, me.memberId === null ? null : (pick?.answer_sequence ?? null));
}

/** The accounts that the log-in page offers in demo mode. */
export async function listDemoAccounts(unit: Unit) {
  const { demoPassword } = unit.services;
  if (demoPassword === undefined) return { password: '', accounts: [] };
  const [accounts] = await unit.read(listDemoAccountsOf(unit.tenantId, `${unit.tenant.uri}.test`));
  return {
    password: demoPassword,
    accounts: accounts.map(({ email, nickname, roles }) => ({ email, nickname, role: roles.at(-1) as Role })),
  };
}
