import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Answer, Received, Route } from '../http/route.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../unit.ts';
import { findOperatorSession, operatorToken, operatorTokenHash } from './operator-session.ts';
import { callOf, type OperatorCall, type OperatorWork, type SetupWork } from './operator-work.ts';
import { admittedSetup } from './setup-secret.ts';

/** Lets whoever calls in, or refuses. */
type Admit<W> = (request: FastifyRequest, services: Services) => Promise<W>;

/**
 * Admits whoever has the set-up secret, as long as there is no tenant. It travels as a bearer token: no page of another site sends it,
 * and the log leaves it out.
 */
export const bySetupSecret: Admit<SetupWork> = async (request, services) => {
  const [, secret = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
  const setupHash = (await admittedSetup(services.database, secret)) ?? refuse('setupSecretWrong');
  return { ...callOf(request, services), setupHash };
};

/** Admits operators who are logged in; their session is looked up with every call. */
export const byOperatorSession: Admit<OperatorWork> = async (request, services) => {
  const call = callOf(request, services);
  const sessionHash = operatorTokenHash(operatorToken(request) ?? refuse('operatorUnauthenticated'));
  const [found] = await services.database.readGlobal(findOperatorSession(sessionHash, call.now));
  const { operator_id: operatorId, name, email, expires_at } = found ?? refuse('operatorUnauthenticated');
  return { ...call, sessionHash, email, expiresAt: expires_at!, by: { operatorId, actor: name, origin: call.from } };
};

/** Admits anybody: to the log-in alone. */
export const byNobody: Admit<OperatorCall> = async (request, services) => callOf(request, services);

/** Binds an endpoint for operators to the code that answers it; left out, they have to be logged in. */
export function operatorRoute<E extends EndpointDefinition & { readonly audience: 'operator' }, W = OperatorWork>(
  endpoint: E,
  answer: (work: W, received: Received<E>) => Promise<Answer<E>>,
  admit: Admit<W> = byOperatorSession as unknown as Admit<W>,
): Route {
  return { endpoint, operators: { admit, answer } } as unknown as Route;
}
