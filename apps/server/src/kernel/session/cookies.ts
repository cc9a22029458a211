import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestToken, TOKEN_COOKIE } from './request-token.ts';

/** Keeps the token where scripts cannot read it. `Secure` wherever the request came over TLS. */
export function setTokenCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(TOKEN_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}

/** Deletes a token that was refused, where the cookie brought it: it would be refused again with each request. */
export function forgetRefusedToken(request: FastifyRequest, reply: FastifyReply): void {
  const cookie = request.cookies?.[TOKEN_COOKIE];
  if (cookie !== undefined && requestToken(request) === cookie) void reply.clearCookie(TOKEN_COOKIE, { path: '/' });
}

/** Deletes the two cookies that a log-out deletes. */
export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(TOKEN_COOKIE, { path: '/' }).clearCookie('redirectionUrl', { path: '/' });
}
