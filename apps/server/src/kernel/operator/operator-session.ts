import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { build } from '../database/build.ts';

/** Of the page for operators and its calls alone: no call of an organisation is ever sent it. */
const COOKIE = 'operator_session';
const PATH = '/api/operator';

export const newOperatorToken = (): string => randomBytes(32).toString('base64url');
export const operatorTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const operatorToken = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function setOperatorCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  void reply.setCookie(COOKIE, token, { path: PATH, httpOnly: true, sameSite: 'strict', secure });
}
export const clearOperatorCookie = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: PATH });

/** The operator behind a token that still counts. */
export const findOperatorSession = (tokenHash: string, now: Date) =>
  build
    .selectFrom('operators')
    .select(['operator_id', 'email', 'name'])
    .select((row) =>
      row.selectFrom('operator_sessions').select('expires_at').where('token_hash', '=', tokenHash).as('expires_at'),
    )
    .where('operator_id', '=', (row) =>
      row
        .selectFrom('operator_sessions')
        .select('operator_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    )
    .where('retired_at', 'is', null);
