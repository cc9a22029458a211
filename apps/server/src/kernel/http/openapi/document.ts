import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { components } from './components.ts';
import { shareRepeated } from './repeated.ts';
import { parametersOf, requestBodyOf } from './request.ts';
import { anyRefusal, refusedAsNamed, responsesOf } from './response.ts';
import { Schemas } from './schemas.ts';
import { usedComponents } from './used-components.ts';

type Json = Record<string, unknown>;

/** Endpoints by the tag that they stand under. */
export type Tagged = Readonly<Record<string, readonly EndpointDefinition[]>>;

/** What each tag is about. */
export type Areas = Readonly<Record<string, string>>;

export const TITLE = 'Dure API';
export const DESCRIPTION = `Every JSON answer is an envelope: \`code\` ('0000' on success), \`message\` (a Korean sentence) and \`data\`.

Log in with \`login\` and send the token as \`Authorization: Bearer …\`. The organisation follows from the host name.
Lists take \`page\` (from 1) and \`size\`, and say \`page-count\` and \`total-count\` in headers. What several people edit carries
a \`version\`: send the one that you saw; a stale one is refused with the current state. Instants are ISO 8601 with an offset.`;

export const WHO = {
  guest: 'For everybody.',
  member: 'For members.',
  instructor: 'For instructors and managers.',
  manager: 'For managers.',
  operator: 'For whoever runs the installation.',
} as const;

type Audience = EndpointDefinition['audience'];

interface DocumentParts {
  readonly title?: string;
  readonly others?: string;
  readonly mainly?: Audience;
}

/** Whoever is logged in, by header or by cookie. */
const LOGGED_IN = [{ bearer: [] }, { cookie: [] }];

function operationOf(tag: string, endpoint: EndpointDefinition, schemas: Schemas, mainly: Audience | undefined) {
  const { name, summary, audience, perMinute, isDeprecated } = endpoint;
  const said = [
    ...(audience === mainly ? [] : [WHO[audience]]),
    ...(perMinute === undefined ? [] : [`${perMinute} calls a minute.`]),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(said.length > 0 && { description: said.join(' ') }),
    ...(isDeprecated && { deprecated: true }),
    ...(audience === 'guest' && { security: [{}, ...LOGGED_IN] }),
    ...(audience === 'operator' && { security: [{ bearer: [] }] }),
    ...parametersOf(endpoint, schemas),
    ...requestBodyOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
  };
}

/**
 * The OpenAPI 3.1 document of the endpoints. `areas` describes each tag, `others` the documents with the calls that are
 * not in this one. Whose most calls are (`mainly`) is said once for all of them.
 */
export function openApiDocument(
  tagged: Tagged,
  areas: Areas,
  { title = TITLE, others = '', mainly }: DocumentParts = {},
): Json {
  const schemas = new Schemas();
  const operations = Object.entries(tagged).flatMap(([tag, endpoints]) =>
    endpoints.map((endpoint) => ({ endpoint, operation: operationOf(tag, endpoint, schemas, mainly) })),
  );
  const repeated = shareRepeated(operations.map(({ operation }) => operation));
  const paths: Record<string, Json> = {};
  for (const { endpoint, operation } of operations) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation;
  }
  const settled = schemas.settle({ paths, ...repeated });
  const { paths: all, parameters, requestBodies, responses } = settled.document as Record<string, Json>;
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: [DESCRIPTION, ...(mainly ? [`${WHO[mainly]} A call of others says so.`] : []), others]
        .filter(Boolean)
        .join('\n\n'),
      contact: { name: 'Dure' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The site of an organisation' }],
    security: LOGGED_IN,
    tags: Object.keys(tagged)
      .toSorted()
      .map((name) => ({ name, description: areas[name] })),
    paths: all,
    components: usedComponents(
      {
        ...components,
        schemas: { ...components.schemas, ...settled.schemas },
        parameters: { ...components.parameters, ...parameters },
        requestBodies: { ...requestBodies },
        responses: { ...refusedAsNamed(operations), Refused: anyRefusal(), ...responses },
      },
      all,
    ),
  };
}
