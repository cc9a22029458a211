import type { FastifyRequest } from 'fastify';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../../../kernel/attempts.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, CROWDED_ACCOUNT_LIMIT, CROWDED_ADDRESS_LIMIT, limit } from '../limits.ts';
import type { KnownBrowser } from './known-browser.ts';

/** What a log-in was counted under before it was tried. */
export interface Counted {
  /** Subjects of this try alone: what was wrong before stays counted. */
  readonly tries: readonly string[];
  /** The account's, or the browser's that knows it: forgotten once the log-in is whole. */
  readonly subject: string;
}

/**
 * Counts a try at the address of a request. Behind one address may be a whole campus: after too many failures, whoever they
 * were of, each account has a few tries more there.
 */
export async function countAtAddress(unit: Unit, { ip }: FastifyRequest, who: string): Promise<readonly string[]> {
  const address = `login-address:${ip}`;
  if ((await countAttempt(unit, address, ADDRESS_LIMIT)) === undefined) return [address];
  const crowded = [`${address}:${who}`, `${address}:crowded`] as const;
  await limit(unit, crowded[0], CROWDED_ACCOUNT_LIMIT);
  await limit(unit, crowded[1], CROWDED_ADDRESS_LIMIT);
  return crowded;
}

/** What failures of an account are counted under: in a browser that its owner has used before, apart from all others. */
export const loginCounter = (account: string, browser: KnownBrowser | undefined): string =>
  browser ? `login-browser:${browser.id}` : account;

/** Counts a try to log in to an account, which pauses after too many. */
export async function countLogin(
  unit: Unit,
  request: FastifyRequest,
  account: string,
  browser: KnownBrowser | undefined,
): Promise<Counted> {
  const subject = loginCounter(account, browser);
  const tries = browser ? [] : await countAtAddress(unit, request, account);
  if ((await countAttempt(unit, subject, ACCOUNT_LIMIT)) !== undefined) refuse('accountUnavailable');
  return { tries, subject };
}

/** After the right password, while more is asked for. */
export const takeBackLogin = ({ tenantId }: Unit, transaction: Transaction, { tries, subject }: Counted): void =>
  transaction.soon(...[subject, ...tries].map((one) => takeBackAttempt(tenantId, one)));

/** After a log-in. */
export const forgetLogin = ({ tenantId }: Unit, transaction: Transaction, { tries, subject }: Counted): void =>
  transaction.soon(forgetAttempts(tenantId, subject), ...tries.map((one) => takeBackAttempt(tenantId, one)));
