import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../one-time-secrets.ts';

const COOKIE = 'oidc_browser';
const PATH = '/api/v1';
/** A log-in with a registration and its code behind it. */
const LIFETIME_SECONDS = 3600;

/** What only the browser knows in which a log-in began. State, nonce and verifier follow from it: none of them is kept here. */
export interface Browser {
  readonly hash: string;
  proofOf(state: string): { readonly state: string; readonly nonce: string; readonly verifier: string };
}

const browserWith = (secret: string): Browser => ({
  hash: hashOf(secret),
  proofOf: (state) => ({ state, nonce: hashOf(secret, state, 'nonce'), verifier: hashOf(secret, state, 'verifier') }),
});

/** The browser that began; undefined where none did, or long ago. */
export function browserOf(request: FastifyRequest): Browser | undefined {
  const secret = request.cookies[COOKIE];
  return secret === undefined || secret === '' ? undefined : browserWith(secret);
}

/** Marks the browser of a request. Every log-in gets a mark of its own. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): Browser {
  const secret = newSecret();
  void reply.setCookie(COOKIE, secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: LIFETIME_SECONDS,
  });
  return browserWith(secret);
}

export const forgetBrowser = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: PATH });
