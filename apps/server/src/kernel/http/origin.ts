import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another site makes a browser send with its cookie. A bearer token cannot be sent by
 * another site, so such calls need no origin.
 */
export function checkOrigin(request: FastifyRequest): void {
  if (SAFE.has(request.method) || request.headers.authorization?.startsWith('Bearer ')) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined && origin === undefined && !request.headers.cookie) return;
  if (site === undefined && origin === `${request.protocol}://${request.host}`) return;
  refuse('foreignOrigin');
}

/** Lets pages of any site call with a token that they were given; a browser sends no cookie along. */
export const FOR_ANY_PAGE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
};
