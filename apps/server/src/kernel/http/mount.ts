import { MAX_IDEMPOTENCY_KEY_LENGTH } from '@dure/contract/http/request-limits';
import { fieldErrors } from '@dure/contract/field-messages';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { receiveMultipart } from '../files/uploads.ts';
import { sendEvents, type Subscription } from '../live/event-stream.ts';
import { refuseFields } from '../refusal.ts';
import { deviceOf } from '../session/device.ts';
import { READER_HEADER, readerOf } from '../session/reader.ts';
import { identify } from '../session/request-token.ts';
import { isInstructor, type Session } from '../session/session.ts';
import type { Replay, Services, Unit } from '../unit.ts';
import { answerWriter } from './answer-writer.ts';
import { JSON_TYPE, success } from './failures.ts';
import { malformedKey } from './failures.text.ts';
import { Gate } from './gate.ts';
import { Lines, wantsLines } from './lines.ts';
import { checkOrigin, FOR_ANY_PAGE } from './origin.ts';
import { addPageHeaders, answersPages } from './page-headers.ts';
import { discardBody } from './discard-body.ts';
import type { Download, Received, Route } from './route.ts';
import { sendFile } from './send-file.ts';

export interface Mounting {
  readonly services: Services;
  readonly stagingDirectory: string;
}

/** Fastify's form of a path: `{club}` becomes `:club`. */
export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** `part`: what a finding about the whole of the value is said of. */
function parse(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  return refuseFields(fieldErrors(result.error, value).map(({ path, message }) => ({ path: path || part, message })));
}

function replayOf(endpoint: EndpointDefinition, request: FastifyRequest, received: Received<EndpointDefinition>) {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotencyKey || typeof key !== 'string') return undefined;
  if (key.length > MAX_IDEMPOTENCY_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) {
    refuseFields([{ path: 'Idempotency-Key', message: malformedKey(MAX_IDEMPOTENCY_KEY_LENGTH) }]);
  }
  const files = received.uploads.map(({ field, name, hash }) => [field, name, hash]);
  return { key, request: JSON.stringify([request.method, request.url, received.body, files]) } satisfies Replay;
}

/** What managers alone may call, and what may change something. */
const isAdministrative = ({ audience, method }: EndpointDefinition): boolean =>
  audience === 'manager' && method !== 'GET';

/** A form that arrives at once, such as an answer without files. */
const LITTLE_BYTES = 64 * 1024;

/** What an honest form of the endpoint may hold, and some more for its edges. */
const mostBytes = ({ files, bodyBytes = 0 }: EndpointDefinition): number =>
  Object.values(files ?? {}).reduce((sum, part) => sum + part.maxCount * part.maxBytes, 2 * 1024 * 1024 + bodyBytes);

const isBulky = ({ files }: EndpointDefinition, { headers }: FastifyRequest): boolean =>
  files !== undefined && !(Number(headers['content-length']) <= LITTLE_BYTES);

/** What members read may be kept on their device to be read again without a network; what teachers or secret links show is not. */
const mayBeKept = ({ method, audience, response, ...endpoint }: EndpointDefinition, me: Session): boolean =>
  method === 'GET' &&
  (typeof response !== 'string' || endpoint.isShownInPlace === true) &&
  (audience === 'guest' || audience === 'member') &&
  !endpoint.isBehindLink &&
  !(endpoint.holdsTeaching && isInstructor(me));

/** Serves one endpoint: tenant, caller, input, unit of work, answer. */
export function mount(app: FastifyInstance, route: Route, mounting: Mounting): void {
  if (route.operators) return mountOperators(app, route, route.operators, mounting);
  const { endpoint, handle, share } = route;
  const { services, stagingDirectory } = mounting;
  const { tenants, tokens } = services;
  const hasPages = answersPages(endpoint);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // What one person may see is kept by no browser and no proxy; what may be kept says so itself.
    void reply.header('cache-control', 'no-store');
    if (endpoint.isForChatbot) void reply.headers(FOR_ANY_PAGE);
    checkOrigin(request);
    const tenant = await tenants.ofHost(request.host);
    const gate = new Gate(
      share ? { ...services, database: share(services) } : services,
      tenant,
      await identify(request, endpoint, tokens, tenant, services.clock.now()),
    );
    let multipart: Awaited<ReturnType<typeof receiveMultipart>> | undefined;
    let unit: Unit | undefined;
    const { response } = endpoint;
    const parts =
      typeof response !== 'string' && endpoint.isToldInParts && wantsLines(request)
        ? new Lines(reply, (part) => answerWriter(response)(success(part)))
        : undefined;
    try {
      // Whoever may not call is turned away before files are received; asking takes longer than receiving a little text.
      if (isBulky(endpoint, request)) await gate.check();
      multipart =
        endpoint.files && (await receiveMultipart(request, endpoint.files, stagingDirectory, endpoint.bodyBytes));
      const received: Received<EndpointDefinition> = {
        params: parse(endpoint.params, request.params, 'params') as undefined,
        query: parse(endpoint.query, request.query, 'query') as undefined,
        body: (multipart
          ? parse(endpoint.body, multipart.body, 'request')
          : parse(endpoint.body, request.body, 'body')) as undefined,
        uploads: multipart?.uploads ?? [],
        request,
        reply,
        tell: ((part: unknown) => parts?.tell(part)) as () => void,
      };
      unit = gate.enter({
        replay: replayOf(endpoint, request, received),
        origin: () => ({ address: request.ip, device: deviceOf(request.headers['user-agent']) }),
        isAudited: isAdministrative(endpoint),
      });
      const data: unknown = await handle(unit, received as never);
      await unit.settle();
      if (mayBeKept(endpoint, unit.me)) void reply.header(READER_HEADER, readerOf(tenant.tenantId, unit.me));
      if (endpoint.response === 'file') return await sendFile(request, reply, data as Download);
      if (endpoint.response === 'events') return await sendEvents(reply, unit, data as Subscription);
      if (hasPages) addPageHeaders(reply, received.query, data);
      if (parts) return parts.end(data);
      void reply.type(JSON_TYPE).serializer(answerWriter(endpoint.response));
      return success(data);
    } catch (error) {
      if (parts?.isBegun) return parts.breakOff();
      if (endpoint.files) await discardBody(request.raw, mostBytes(endpoint));
      // Whoever may not call learns nothing else: not that the input is malformed, not that a thing is missing.
      await (unit ? unit.settle() : gate.check());
      throw error;
    } finally {
      await multipart?.discard();
    }
  };
  if (endpoint.isForChatbot)
    app.options(fastifyPath(endpoint.path), (_request, reply) => reply.code(204).headers(FOR_ANY_PAGE).send());
  app.route({ ...placeOf(endpoint), handler: answer });
}

const placeOf = ({ method, path, perMinute }: EndpointDefinition) => ({
  method,
  url: fastifyPath(path),
  ...(perMinute && { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
});

/** Serves one endpoint of operators: whoever they are comes before what they sent, and there is no tenant. */
function mountOperators(
  app: FastifyInstance,
  { endpoint }: Route,
  { admit, answer }: NonNullable<Route['operators']>,
  { services }: Mounting,
): void {
  app.route({
    ...placeOf(endpoint),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      checkOrigin(request);
      const work = await admit(request, services);
      const data: unknown = await answer(work, {
        params: parse(endpoint.params, request.params, 'params') as undefined,
        query: parse(endpoint.query, request.query, 'query') as undefined,
        body: parse(endpoint.body, request.body, 'body') as undefined,
        uploads: [],
        request,
        reply,
        tell: () => {},
      });
      void reply.type(JSON_TYPE).serializer(answerWriter(endpoint.response as z.ZodType));
      return success(data);
    },
  });
}
