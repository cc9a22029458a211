import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unit } from '../../../../kernel/unit.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';

const COOKIE = 'known_browser';
const PURPOSE = 'known-browser';
const PATH = '/api';
/** As long as browsers keep a cookie at most. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
/** Accounts of one browser: a family, or the last ones in a computer room. */
const MOST_ACCOUNTS = 8;

/** A browser in which somebody has logged in before: who guesses elsewhere does not keep its people out. */
export interface KnownBrowser {
  readonly id: string;
  /** Whose accounts were opened in it, as hashes; the last one first. */
  readonly accounts: readonly string[];
}

const accountHash = ({ tenantId }: Unit, memberId: string) => hashOf(PURPOSE, tenantId, memberId);

/** The browser of a request; undefined where nobody has logged in, or the cookie is none of ours. */
export async function knownBrowserOf(unit: Unit, request: FastifyRequest): Promise<KnownBrowser | undefined> {
  const word = request.cookies[COOKIE];
  if (word === undefined || word === '') return undefined;
  const claims = await unit.services.tokens.verifyFor(PURPOSE, word).catch(() => undefined);
  if (!claims || claims['tenantId'] !== unit.tenantId) return undefined;
  return { id: String(claims['id']), accounts: String(claims['accounts']).split(' ') };
}

export const knows = (unit: Unit, browser: KnownBrowser | undefined, memberId: string): boolean =>
  browser?.accounts.includes(accountHash(unit, memberId)) ?? false;

/** Remembers that the member logged in here. What is kept names nobody to whoever reads it. */
export async function rememberBrowser(unit: Unit, request: FastifyRequest, reply: FastifyReply, memberId: string) {
  const before = await knownBrowserOf(unit, request);
  const own = accountHash(unit, memberId);
  const accounts = [own, ...(before?.accounts ?? []).filter((account) => account !== own)].slice(0, MOST_ACCOUNTS);
  const claims = { tenantId: unit.tenantId, id: before?.id ?? newSecret(), accounts: accounts.join(' ') };
  void reply.setCookie(COOKIE, await unit.services.tokens.issueFor(PURPOSE, claims, unit.now), {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: LIFETIME_SECONDS,
  });
}
