import type { EndpointDefinition, FilePart } from '@dure/contract/http/endpoint';
import type { z } from 'zod';
import { contentTypesOf } from '../../files/sniff.ts';
import { openApiSchema } from '../json-schema.ts';
import { exampleOf } from './example.ts';
import type { Schemas } from './schemas.ts';

type Json = Record<string, unknown>;

const IDEMPOTENCY_KEY = { $ref: '#/components/parameters/IdempotencyKey' };

interface Fields {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

/** What has a default or takes codes alone shows by itself what it takes. */
const isExample = (schema: Json) => ['default', 'enum', '$ref'].some((key) => key in schema);

function fields(name: string, schema: z.ZodType | undefined, where: 'path' | 'query', schemas: Schemas): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input', name) as Fields;
  const { properties: whole = {} } = openApiSchema(schema, 'input') as Fields;
  return Object.entries(properties).map(([field, { description, ...inner }]) => ({
    name: field,
    in: where,
    ...(description !== undefined && { description }),
    ...((where === 'path' || required.includes(field)) && { required: true }),
    schema: inner,
    ...(!isExample(inner) && { example: exampleOf(whole[field]!, [name, field]) }),
  }));
}

/** The parameters of a call: its path, its query, and the key of calls that may be repeated. */
export function parametersOf({ name, params, query, idempotencyKey }: EndpointDefinition, schemas: Schemas): Json {
  const parameters = [
    ...fields(name, params, 'path', schemas),
    ...fields(name, query, 'query', schemas),
    ...(idempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

const partOf = ({ maxCount, maxBytes }: FilePart): Json => ({
  type: 'array',
  maxItems: maxCount,
  description: `${maxCount} at most, each of ${maxBytes / (1024 * 1024)} MB at most`,
  items: { type: 'string', format: 'binary' },
});

function multipart(files: Readonly<Record<string, FilePart>>, json: Json | undefined, example: unknown): Json {
  const parts = Object.entries(files);
  return {
    schema: {
      type: 'object',
      ...(json && { required: ['request'] }),
      properties: {
        ...(json && { request: json }),
        ...Object.fromEntries(parts.map(([part, one]) => [part, partOf(one)])),
      },
    },
    encoding: {
      ...(json && { request: { contentType: 'application/json' } }),
      ...Object.fromEntries(
        parts.map(([part, { accept }]) => [part, { contentType: accept.flatMap(contentTypesOf).join(', ') }]),
      ),
    },
    ...(json && { example: { request: example } }),
  };
}

/** The body of a call: JSON, or where it takes files a form with the JSON in the part `request`. */
export function requestBodyOf({ name, body, files }: EndpointDefinition, schemas: Schemas): Json {
  if (!body && !files) return {};
  const schema = body && schemas.of(body, 'input', name);
  const example = body && exampleOf(openApiSchema(body, 'input'), [name]);
  const required = !body?.safeParse(undefined).success;
  if (!files) return { requestBody: { required, content: { 'application/json': { schema, example } } } };
  return { requestBody: { required: true, content: { 'multipart/form-data': multipart(files, schema, example) } } };
}
