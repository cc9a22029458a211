import { MAX_NICKNAME_LENGTH, MIN_NICKNAME_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OidcPerson } from '../../../../kernel/oidc/oidc-client.ts';
import { nicknameFault } from '@dure/contract/tenancy/accounts/nickname';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { GUEST_LIMIT, limit } from '../limits.ts';
import { hashOf, newSecret } from '../one-time-secrets.ts';
import { browserOf, markBrowser } from './browser.ts';
import { enterByProvider, linkWith, mailLinked } from './entering.service.ts';
import { findIdentity, type Named } from './identities.queries.ts';
import { confirmMember, insertArrival, insertLogin, takeLogin } from './oidc.queries.ts';
import { asking, findProvider, redirectUri } from './provider.service.ts';

const MINUTE_MS = 60_000;
/** From the log-in page to the provider and back, with whatever the provider asks. */
const LOGIN_MS = 10 * MINUTE_MS;
/** To read the terms, or to remember a password. */
const ARRIVAL_MS = 30 * MINUTE_MS;

/** Begins a log-in, or a link where somebody is logged in: only the browser that asks can end it. */
export async function beginOidc(unit: Unit, request: FastifyRequest, reply: FastifyReply) {
  const { tenantId, now } = unit;
  await limit(unit, `oidc-begin:${request.ip}`, GUEST_LIMIT);
  const chosen = (await findProvider(unit)) ?? refuse('noLogInProvider');
  const { memberId } = await unit.settle();
  const browser = markBrowser(request, reply);
  const state = newSecret();
  const proof = { redirectUri: redirectUri(unit), ...browser.proofOf(state) };
  const url = await asking(request, unit.services.oidc.authorizationUrl(chosen.provider, proof));
  const login = { stateHash: hashOf(state), browserHash: browser.hash, issuer: chosen.provider.issuer, memberId };
  await unit.write(async (transaction) =>
    transaction.soon(insertLogin(tenantId, { ...login, expiresAt: new Date(now.getTime() + LOGIN_MS) })),
  );
  return { url };
}

/** Who came back to the browser that began, and what for. What was asked for is spent, whatever comes of it. */
async function whoCame(unit: Unit, parameters: URLSearchParams, request: FastifyRequest) {
  const { tenantId, now } = unit;
  const state = parameters.get('state') ?? '';
  const browser = browserOf(request) ?? refuse('verificationInvalid');
  const login = await unit.write((transaction) =>
    transaction.first(takeLogin(tenantId, hashOf(state), browser.hash, now)),
  );
  const chosen = await findProvider(unit);
  // Whoever the organisation trusts meanwhile, it is not who was asked.
  if (!login || chosen?.provider.issuer !== login.issuer) return refuse('verificationInvalid');
  if (parameters.has('error')) return refuse('logInStopped');
  const proof = { redirectUri: redirectUri(unit), ...browser.proofOf(state) };
  const person = await asking(request, unit.services.oidc.personOf(chosen.provider, proof, parameters));
  const isProven = chosen.provesAddresses && person.email !== undefined && !person.isEmailDenied;
  return { person, isProven, issuer: login.issuer, linksFor: login.member_id };
}

const LOGGED_IN = { outcome: 'LOGGED_IN', newcomer: null } as const;

interface Arrived extends Named {
  readonly sid: string | null;
}

/** Logs in the member whom the account is linked with. */
async function enterLinked(unit: Unit, named: Arrived, request: FastifyRequest, reply: FastifyReply) {
  const { tenantId } = unit;
  const session = await enterByProvider(unit, request, reply, async (transaction) => {
    const identity = await transaction.first(findIdentity(tenantId, named));
    const account = identity && (await transaction.first(confirmMember(tenantId, identity.member_id)));
    return { account: account ?? refuse('accountUnavailable'), identityId: identity?.identity_id, sid: named.sid };
  });
  return { ...LOGGED_IN, session };
}

/** Links the account that has the address, on the organisation's word that it is the same person's. */
async function enterByAddress(unit: Unit, named: Arrived, email: string, request: FastifyRequest, reply: FastifyReply) {
  const { tenantId } = unit;
  const session = await enterByProvider(unit, request, reply, async (transaction) => {
    const owner = await transaction.first(findAccountByEmail(tenantId, email.toLowerCase()));
    const account = owner && (await transaction.first(confirmMember(tenantId, owner.member_id)));
    if (!account) return refuse('accountUnavailable');
    const identityId = await linkWith(unit, transaction, named, account.member_id);
    await mailLinked(unit, transaction, owner.email);
    return { account, identityId, sid: named.sid };
  });
  return { ...LOGGED_IN, session };
}

/** What is proposed as a name; nothing where the provider's could not be taken. */
const nicknameOf = ({ name = '' }: OidcPerson): string => {
  const short = Array.from(name.normalize('NFC').trim()).slice(0, MAX_NICKNAME_LENGTH).join('');
  return short.length < MIN_NICKNAME_LENGTH || nicknameFault(short) !== undefined ? '' : short;
};

/** Takes what the provider sent the browser back with: logs in, links, or keeps who came until they say who they are here. */
export async function finishOidc(unit: Unit, text: string, request: FastifyRequest, reply: FastifyReply) {
  const { tenantId, now } = unit;
  const parameters = new URLSearchParams(Buffer.from(text, 'base64url').toString());
  await limit(unit, `oidc-finish:${request.ip}`, GUEST_LIMIT);
  const { person, isProven, issuer, linksFor } = await whoCame(unit, parameters, request);
  const named = { issuer, subject: person.subject, sid: person.sid ?? null };
  const identity = await unit.first(findIdentity(tenantId, named));
  if (linksFor !== null) {
    if ((await unit.settle()).memberId !== linksFor) return refuse('verificationInvalid');
    if (identity && identity.member_id !== linksFor) return refuse('linkedElsewhere');
    if (identity) return { outcome: 'LINKED', session: null, newcomer: null } as const;
  } else if (identity) return enterLinked(unit, named, request, reply);

  const email = person.email ?? '';
  const owner = isProven ? await unit.first(findAccountByEmail(tenantId, email.toLowerCase())) : undefined;
  // Of an address that nobody proved here the account may be somebody else's: its password proves it.
  if (owner?.email_verified_at && linksFor === null) return enterByAddress(unit, named, email, request, reply);

  const browserHash = markBrowser(request, reply).hash;
  const expiresAt = new Date(now.getTime() + ARRIVAL_MS);
  await unit.write(async (transaction) =>
    transaction.soon(insertArrival(tenantId, { ...named, browserHash, email, isProven, expiresAt }, now)),
  );
  const newcomer = { email, isEmailProven: isProven, nickname: nicknameOf(person) };
  return { outcome: 'NEW', session: null, newcomer } as const;
}
