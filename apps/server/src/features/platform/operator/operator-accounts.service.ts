import { OPERATOR_SESSION_HOURS } from '@dure/contract/platform/operator/operator-limits';
import type { OperatorSession } from '@dure/contract/platform/operator/operator-session.endpoints';
import { v7 as uuidv7 } from 'uuid';
import type { Received } from '../../../kernel/http/route.ts';
import type * as contract from '@dure/contract/platform/operator/operator-session.endpoints';
import {
  insertOperatorEntry,
  type OperatorActor,
  type OperatorChange,
} from '../../../kernel/operator/entries.queries.ts';
import {
  clearOperatorCookie,
  newOperatorToken,
  operatorTokenHash,
  setOperatorCookie,
} from '../../../kernel/operator/operator-session.ts';
import type { OperatorCall, OperatorWork } from '../../../kernel/operator/operator-work.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { SecretLost, type SecretBox } from '../../../kernel/secrets/secret-box.ts';
import type { Database, Query } from '../../../kernel/database/database.ts';
import {
  hashPassword,
  newTotpSecret,
  passwordMatches,
  totpAddress,
  totpStep,
} from '../../tenancy/accounts/accounts.public.ts';
import * as accounts from './operator-accounts.queries.ts';

const HOUR_MS = 60 * 60_000;
/** Operators are of no tenant: what is written of them is written in none. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';
/** Nothing else that is sealed opens as the secret of an operator. */
const ownerOf = (operatorId: string) => `operator:${operatorId}`;

const viewOf = ({ by, email, expiresAt }: Pick<OperatorWork, 'by' | 'email' | 'expiresAt'>): OperatorSession => ({
  name: by.actor,
  email,
  expiresAt: expiresAt.toISOString(),
});

function openedSecret(secrets: SecretBox, operatorId: string, sealed: string): string | undefined {
  try {
    return secrets.open(sealed, ownerOf(operatorId));
  } catch (error) {
    if (error instanceof SecretLost) return undefined;
    throw error;
  }
}

/**
 * Logs in with password and code at once. Whatever is wrong, an unknown address and a locked account included, is answered alike after
 * the same work.
 */
export async function logInOperator(
  { services, now, from }: OperatorCall,
  { body, request, reply }: Received<typeof contract.logInOperator>,
): Promise<OperatorSession> {
  const { database, secrets } = services;
  const token = newOperatorToken();
  const expiresAt = new Date(now.getTime() + OPERATOR_SESSION_HOURS * HOUR_MS);
  const session = await database.transaction(NO_TENANT, async (transaction) => {
    const account = await transaction.first(accounts.holdOperator(body.email));
    const isRight = await passwordMatches(account?.password_hash, body.password);
    if (!account || (account.locked_until !== null && account.locked_until > now)) return undefined;
    const { operator_id: operatorId, name, email } = account;
    const by = { operatorId, actor: name, origin: from };
    const enter = (action: OperatorChange['action']) => transaction.soon(insertOperatorEntry(by, { action }, now));
    const secret = openedSecret(secrets, operatorId, account.sealed_secret);
    const step = secret === undefined ? undefined : totpStep(secret, body.code.replaceAll(/\s/g, ''), now);
    if (!isRight || step === undefined || step <= account.last_step) {
      const counted = await transaction.first(accounts.countFailure(operatorId, now));
      if (counted?.is_locked === true) enter('operatorLocked');
      return undefined;
    }
    transaction.soon(
      accounts.takeOperatorStep(operatorId, step),
      accounts.deleteEndedSessions(now),
      accounts.insertOperatorSession({
        token_hash: operatorTokenHash(token),
        operator_id: operatorId,
        started_at: now,
        expires_at: expiresAt,
      }),
    );
    enter('operatorLoggedIn');
    return viewOf({ by, email, expiresAt });
  });
  if (!session) return refuse('operatorMismatch');
  setOperatorCookie(request, reply, token);
  return session;
}

export const getOperatorSession = async (work: OperatorWork): Promise<OperatorSession> => viewOf(work);

export async function logOutOperator(
  { services, sessionHash }: OperatorWork,
  { reply }: Received<typeof contract.logOutOperator>,
) {
  await services.database.write(NO_TENANT, accounts.deleteOperatorSession(sessionHash));
  clearOperatorCookie(reply);
  return {};
}

/** What making an account and giving it another password and secret work with. */
export interface Accounting {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly now: Date;
  readonly by: OperatorActor;
}
interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

async function credentials({ secrets }: Accounting, operatorId: string, email: string, password: string) {
  const secret = newTotpSecret();
  const row = {
    password_hash: await hashPassword(password),
    sealed_secret: secrets.seal(secret, ownerOf(operatorId)),
  };
  return { row, secret, address: totpAddress(secret, 'Dure operator', email) };
}

/** Makes a named account; answers the secret for the app, which is told once. Undefined where the address has one. */
export async function makeOperator(accounting: Accounting, { email, name, password }: NewOperator) {
  const { database, now, by } = accounting;
  const operatorId = uuidv7();
  const { row, secret, address } = await credentials(accounting, operatorId, email, password);
  return database.transaction(NO_TENANT, async (transaction) => {
    const made = await transaction.first(
      accounts.insertOperator({ operator_id: operatorId, email, name, created_at: now, ...row }),
    );
    if (!made) return undefined;
    transaction.soon(insertOperatorEntry(by, { action: 'operatorMade', after: { email, name } }, now));
    return { secret, address };
  });
}

/** Changes an account that there is; undefined where there is none. */
function onOperator<T>(
  { database, now, by }: Accounting,
  email: string,
  action: OperatorChange['action'],
  work: (operatorId: string) => Promise<{ readonly queries: readonly Query[]; readonly result: T }>,
): Promise<T | undefined> {
  return database.transaction(NO_TENANT, async (transaction) => {
    const account = await transaction.first(accounts.holdOperator(email));
    if (!account) return undefined;
    const { queries, result } = await work(account.operator_id);
    transaction.soon(...queries, insertOperatorEntry(by, { action, after: { email: account.email } }, now));
    return result;
  });
}

/** Another password and another secret: whoever lost their device. Every session ends. */
export const renewOperator = (accounting: Accounting, email: string, password: string) =>
  onOperator(accounting, email, 'operatorRenewed', async (operatorId) => {
    const { row, ...told } = await credentials(accounting, operatorId, email, password);
    return { queries: [accounts.renewOperator(operatorId, row), accounts.deleteSessionsOf(operatorId)], result: told };
  });

export const unlockOperator = (accounting: Accounting, email: string) =>
  onOperator(accounting, email, 'operatorUnlocked', async (operatorId) => ({
    queries: [accounts.unlockOperator(operatorId)],
    result: true,
  }));

/** They log in no more, and their sessions end; what they did stays in the log. */
export const retireOperator = (accounting: Accounting, email: string) =>
  onOperator(accounting, email, 'operatorRetired', async (operatorId) => ({
    queries: [accounts.retireOperator(operatorId, accounting.now), accounts.deleteSessionsOf(operatorId)],
    result: true,
  }));
