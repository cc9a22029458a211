import { errors, type ErrorEntry } from '@dure/contract/errors';
import { SUCCESS_CODE, type Envelope } from '@dure/contract/http/envelope';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { refusalsOf } from '@dure/contract/http/refusals';
import type { FastifyInstance } from 'fastify';
import { routes } from '../routes.ts';
import { fastifyPath } from '../kernel/http/mount.ts';

const endpoints = new Map<string, EndpointDefinition>(
  routes.map(({ endpoint }) => [`${endpoint.method} ${fastifyPath(endpoint.path)}`, endpoint]),
);

function envelopeOf(payload: unknown): Envelope | undefined {
  return typeof payload === 'string' && payload.startsWith('{"code":') ? (JSON.parse(payload) as Envelope) : undefined;
}

/** Reads what an application answers; the function it gives throws where a call was refused as it does not declare. */
export function watchRefusals(app: FastifyInstance): () => void {
  const undeclared = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url } = request.routeOptions;
    const endpoint = endpoints.get(`${String(method)} ${url}`);
    const answer = envelopeOf(payload);
    if (!endpoint || !answer || answer.code === SUCCESS_CODE) return;
    const isSame = ({ code, status, message }: ErrorEntry) =>
      code === answer.code && status === reply.statusCode && message === answer.message;
    if (refusalsOf(endpoint).some((name) => isSame(errors[name]))) return;
    undeclared.add(`${endpoint.name} answers ${reply.statusCode} ${answer.code} ${answer.message}`);
  });
  return () => {
    if (undeclared.size > 0) throw new Error(`Refusals that no endpoint declares:\n${[...undeclared].join('\n')}`);
  };
}
