import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { confirmAccount } from '../accounts.queries.ts';
import { refuseEntrance } from '../entrance.service.ts';
import { logInOf } from '../login-names/log-in.ts';
import { loginSubject } from '../limits.ts';
import { countAtAddress, forgetLogin, loginCounter } from '../sessions/login-attempts.service.ts';
import { hashOf } from '../one-time-secrets.ts';
import { openSession } from '../opening.service.ts';
import { knownBrowserOf, knows } from '../sessions/known-browser.ts';
import { countCode, takeCode } from './code-check.service.ts';
import { findFactor, findHalfWay, findSecuritySettings } from './second-factor.queries.ts';
import { keepSecret, offerSecret } from './set-up.service.ts';
import { readChallenge, signChallenge } from './signed-challenge.ts';

const PURPOSE = 'second-factor';

type Matched = RowPart<Members, 'member_id' | 'password_hash'>;

/** What is asked after the right password; undefined where the password is all. */
export async function askSecondFactor(unit: Unit, { member_id: memberId, password_hash }: Matched) {
  const { tenantId } = unit;
  const [[factor], [settings], [account]] = await unit.read(
    findFactor(tenantId, memberId),
    findSecuritySettings(tenantId),
    findHalfWay(tenantId, memberId),
  );
  const isRequired = settings?.managers_need_second_factor && account?.roles.includes('ROLE_MANAGER');
  if (!factor && !isRequired) return undefined;
  // With another password it leads no further.
  const challenge = await signChallenge(unit, PURPOSE, { memberId, password: hashOf(password_hash) });
  return { token: null, member: null, secondFactor: { challenge, isSetUp: factor !== undefined } };
}

/** Whose log-in is half done, as the account is now. */
async function halfWay(unit: Unit, challenge: string) {
  const { memberId = '', password } = await readChallenge(unit, PURPOSE, challenge);
  const account = await unit.first(findHalfWay(unit.tenantId, memberId));
  if (!account || hashOf(account.password_hash) !== password) return refuse('verificationInvalid');
  if (account.status !== 'ACTIVE') return refuseEntrance(account);
  return { ...account, memberId };
}

type HalfWay = Awaited<ReturnType<typeof halfWay>>;

/** Ends a log-in: `prove` refuses where the second factor is not shown. */
async function enter(
  unit: Unit,
  { memberId, password_hash, ...log }: HalfWay,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  prove: (transaction: Transaction) => Promise<void>,
) {
  const { tenantId } = unit;
  const account = loginSubject(logInOf(log));
  const browser = await knownBrowserOf(unit, request);
  const own = knows(unit, browser, memberId) ? browser : undefined;
  const tries = own ? [] : await countAtAddress(unit, request, account);
  await countCode(unit, memberId);
  return openSession(unit, request, reply, async (transaction) => {
    forgetLogin(unit, transaction, { tries, subject: loginCounter(account, own) });
    const confirmed = await transaction.first(confirmAccount(tenantId, memberId, password_hash));
    if (!confirmed) return refuse('verificationInvalid');
    await prove(transaction);
    return confirmed;
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Ends a log-in with a code of the app, or with a recovery code. */
export async function passSecondFactor(
  unit: Unit,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  exchange: Exchange,
) {
  const account = await halfWay(unit, challenge);
  return enter(unit, account, exchange, (transaction) => takeCode(unit, transaction, account, code));
}

/** Of whoever has none yet: whoever has one shows it. */
async function withoutFactor(unit: Unit, challenge: string): Promise<HalfWay> {
  const account = await halfWay(unit, challenge);
  const factor = await unit.first(findFactor(unit.tenantId, account.memberId));
  return factor ? refuse('verificationInvalid') : account;
}

/** Begins to set up what the organisation asks for; before that they are logged in nowhere. */
export async function beginRequiredSecondFactor(unit: Unit, challenge: string) {
  return offerSecret(unit, await withoutFactor(unit, challenge), 'first');
}

export async function confirmRequiredSecondFactor(
  unit: Unit,
  { challenge, ...first }: { readonly challenge: string; readonly setup: string; readonly code: string },
  exchange: Exchange,
) {
  const account = await withoutFactor(unit, challenge);
  let recoveryCodes: string[] = [];
  const opened = await enter(unit, account, exchange, async (transaction) => {
    recoveryCodes = await keepSecret(unit, transaction, account, first, ['first']);
  });
  return { ...opened, recoveryCodes };
}
