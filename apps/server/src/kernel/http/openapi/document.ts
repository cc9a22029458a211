import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { components } from './components.ts';
import { parametersOf, requestBodyOf } from './request.ts';
import { responsesOf } from './response.ts';

type Json = Record<string, unknown>;

/** Endpoints by the tag that they stand under. */
export type Tagged = Readonly<Record<string, readonly EndpointDefinition[]>>;

const DESCRIPTION = `Every JSON answer is an envelope: \`code\` ('0000' on success), \`message\` (a Korean sentence) and \`data\`.

Log in with \`login\` and send the token as \`Authorization: Bearer …\`. The organisation follows from the host name.
Lists take \`page\` (from 1) and \`size\`, and say \`page-count\` and \`total-count\` in headers. What several people edit carries
a \`version\`: send the one that you saw; a stale one is refused with the current state. Instants are ISO 8601 with an offset.`;

const WHO = {
  guest: 'For everybody.',
  member: 'For members.',
  instructor: 'For instructors and managers.',
  manager: 'For managers.',
} as const;

function operationOf(tag: string, endpoint: EndpointDefinition): Json {
  const { name, summary, audience, perMinute } = endpoint;
  const limit = perMinute === undefined ? '' : ` ${perMinute} calls a minute.`;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: WHO[audience] + limit,
    security: [...(audience === 'guest' ? [{}] : []), { bearer: [] }, { cookie: [] }],
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

/** The OpenAPI 3.1 document of the endpoints. */
export function openApiDocument(tagged: Tagged): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, endpoints] of Object.entries(tagged)) {
    for (const endpoint of endpoints) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(tag, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dure API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.keys(tagged).map((name) => ({ name })),
    paths,
    components,
  };
}
