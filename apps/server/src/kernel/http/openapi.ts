import { errors } from '@dure/contract/errors';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { z } from 'zod';
import { openApiSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

const ENVELOPE = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: {},
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    requestId: { type: 'string' },
  },
};

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = openApiSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: inner,
  }));
}

function requestBody({ body, files }: EndpointDefinition): Json {
  if (!body && !files) return {};
  const json = body ? openApiSchema(body, 'input') : {};
  if (!files) return { requestBody: { required: true, content: { 'application/json': { schema: json } } } };
  const parts = Object.entries(files).map(([name, { maxCount }]) => [
    name,
    { type: 'array', maxItems: maxCount, items: { type: 'string', format: 'binary' } },
  ]);
  const schema = { type: 'object', properties: { request: json, ...Object.fromEntries(parts) } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function failures({ audience, errors: names = [], params }: EndpointDefinition): Json {
  const all = new Set([
    'invalidInput',
    ...(audience === 'guest' ? [] : ['unauthenticated', 'forbidden']),
    ...(params ? ['notFound'] : []),
    ...names,
    'tooManyRequests',
  ] as (keyof typeof errors)[]);
  const byStatus = Map.groupBy(all, (name) => errors[name].status);
  byStatus.delete(200);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${errors[name].code} ${errors[name].message}`).join(' · '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    ]),
  );
}

function responseContent(response: EndpointDefinition['response']): Json {
  if (response === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (response === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  const data = { properties: { data: openApiSchema(response, 'output') } };
  return { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Envelope' }, data] } } };
}

function operation(endpoint: EndpointDefinition): Json {
  const { response, summary, audience, params, query } = endpoint;
  const content = responseContent(response);
  return {
    summary,
    tags: [audience],
    security: audience === 'guest' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...requestBody(endpoint),
    responses: { 200: { description: '0000', content }, ...failures(endpoint) },
  };
}

/** The OpenAPI 3.1 document of the endpoints. */
export function openApiDocument(endpoints: readonly EndpointDefinition[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dure', version: '1' },
    paths,
    components: {
      schemas: { Envelope: ENVELOPE },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
      },
    },
  };
}
