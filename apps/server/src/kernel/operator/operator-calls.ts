import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Answer, Received, Route } from '../http/route.ts';
import { refuse } from '../refusal.ts';
import { deviceOf } from '../session/device.ts';
import type { Services } from '../unit.ts';
import type { OperatorWork } from './operator-work.ts';
import { admittedSetup } from './setup-secret.ts';

/** Binds an endpoint for operators to the code that answers it. */
export function operatorRoute<E extends EndpointDefinition & { readonly audience: 'operator' }>(
  endpoint: E,
  answerOperator: (work: OperatorWork, received: Received<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, answerOperator } as unknown as Route;
}

/**
 * Admits whoever has the set-up secret, as long as there is no tenant. It travels as a bearer token: no page of another site sends it,
 * and the log leaves it out.
 */
export async function admitOperator(request: FastifyRequest, services: Services): Promise<OperatorWork> {
  const [, secret = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
  const setupHash = (await admittedSetup(services.database, secret)) ?? refuse('setupSecretWrong');
  return {
    services,
    now: services.clock.now(),
    setupHash,
    from: { address: request.ip, device: deviceOf(request.headers['user-agent']) },
    origin: `${request.protocol}://${request.host}`,
  };
}
