import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../refusal.ts';
import type { Tenant } from '../tenancy.ts';
import { saysChatbot, verifyChatbotToken } from './chatbot-token.ts';
import type { Caller } from './session.ts';
import type { Tokens } from './tokens.ts';

export const TOKEN_COOKIE = 'access_token';

/** The token of a request: `Authorization: Bearer` goes before the cookie. */
export function requestToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice('Bearer '.length);
  return request.cookies[TOKEN_COOKIE];
}

/** Who sends the request. On guest endpoints a token that does not count makes a guest instead of a refusal. */
export async function identify(
  request: FastifyRequest,
  {
    audience,
    isForChatbot = false,
    isBeforeConsents = false,
  }: Pick<EndpointDefinition, 'audience' | 'isForChatbot' | 'isBeforeConsents'>,
  tokens: Tokens,
  tenant: Tenant,
  now: Date,
): Promise<Caller> {
  const text = requestToken(request);
  const verify = (given: string) =>
    isForChatbot && saysChatbot(given)
      ? verifyChatbotToken(tokens, given, tenant.tenantId, now)
      : tokens.verify(given, tenant.tenantId, now);
  try {
    const token = text ? await verify(text) : undefined;
    return token || audience === 'guest' ? { audience, isBeforeConsents, token } : refuse('unauthenticated');
  } catch (error) {
    if (audience === 'guest' && error instanceof Refusal) return { audience, token: undefined };
    throw error;
  }
}
