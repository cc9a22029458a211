import type * as endpoints from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { Role } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { logInNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import { clearSessionCookies } from '../../../kernel/session/cookies.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { confirmAccount, findAccountByLogIn, listDemoAccountsOf } from './accounts.queries.ts';
import { sessionState } from './accounts.view.ts';
import { checkEntrance, refuseEntrance } from './entrance.service.ts';
import { logInOf } from './login-names/log-in.ts';
import { loginSubject } from './limits.ts';
import { countLogin, forgetLogin, takeBackLogin } from './sessions/login-attempts.service.ts';
import { checkMemberType } from './member-type.ts';
import { checkOrganization } from './organization.ts';
import { endGiven, openSession } from './opening.service.ts';
import { cameByProvider, providerLogout } from './oidc/identities.service.ts';
import { passwordMatches } from './passwords/hashing.ts';
import { NOBODY, standingOf } from './standing.service.ts';
import { findWaiting } from './registration/registration.queries.ts';
import { knownBrowserOf, knows } from './sessions/known-browser.ts';
import { askSecondFactor } from './second-factor/second-step.service.ts';

type Credentials = z.output<(typeof endpoints.login)['body']>;

/**
 * Logs in by e-mail or log-in name, and password; the token that came with the request ends. Unknown account, wrong password and lock
 * answer alike, whether the account exists or not. Only the right password leads to the question of a second factor.
 */
export async function login(
  unit: Unit,
  { email, password, ...given }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { tenant, tenantId, now } = unit;
  if (!tenant.login_types.includes('PASSWORD')) refuse('accountUnavailable');
  checkMemberType(tenant, given.memberType);
  checkOrganization(tenant, given.organizationCode);
  const typed = logInNormal(email);
  const [[account], [waiting]] = await unit.read(
    findAccountByLogIn(tenantId, typed),
    findWaiting(tenantId, typed, now),
  );
  const browser = await knownBrowserOf(unit, request);
  const own = account && knows(unit, browser, account.member_id) ? browser : undefined;
  const counted = await countLogin(unit, request, loginSubject(account ? logInOf(account) : typed), own);
  if (!(await passwordMatches(account?.password_hash, password)) || !account) {
    // Compared whether one is pending or not, since the time would tell. Also for accounts that exist: otherwise one's
    // own registration would tell who has none.
    const isWaiting = await passwordMatches(waiting?.password_hash, password);
    return refuse(isWaiting ? 'accountUnavailable' : 'credentialsMismatch');
  }
  if (account.status !== 'ACTIVE') return refuseEntrance(account);
  await checkEntrance(unit, account, given);
  const asked = await askSecondFactor(unit, account);
  if (asked) {
    // The password was right; what was wrong before stays counted until the log-in is whole.
    await unit.write(async (transaction) => takeBackLogin(unit, transaction, counted));
    return asked;
  }
  const opened = await openSession(unit, request, reply, async (transaction) => {
    forgetLogin(unit, transaction, counted);
    // The password may have been changed while it was compared.
    const confirmed = await transaction.first(confirmAccount(tenantId, account.member_id, account.password_hash));
    return confirmed ?? refuse('credentialsMismatch');
  });
  return { ...opened, secondFactor: null };
}

/** Revokes the token that the request carries, if it is a member's, and deletes the cookies. */
export async function logout(unit: Unit, reply: FastifyReply): Promise<{ providerUrl: string | null }> {
  const came = await cameByProvider(unit);
  if (unit.token) await unit.write(async (transaction) => endGiven(unit, transaction));
  clearSessionCookies(reply);
  return { providerUrl: came ? await providerLogout(unit) : null };
}

/** The session state of whoever calls. */
export async function getMe(unit: Unit) {
  const { memberIdOrNull: memberId } = unit;
  const standing = memberId === null ? NOBODY : await standingOf(unit, memberId);
  const me = await unit.settle();
  // A token that no longer counts is a guest's.
  return sessionState(unit.tenant, me, me.memberId === null ? NOBODY : standing);
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
