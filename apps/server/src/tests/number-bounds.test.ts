import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { MAX_INTEGER } from '@dure/contract/http/fields';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { routes } from '../routes.ts';
import { openApiSchema } from '../kernel/http/json-schema.ts';

/** Fields and parameters whose columns are bigint; every other number is kept as an integer or smaller. */
const BIGINT =
  /(^|\.)(club|quiz|study|quizzes\.\[]|id|reply|answer|action|preview|template|source|storageLimit|seminarId|\w*[sS]equences?(\.\[])?)$/;

interface Schema {
  readonly type?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly [combined: string]: unknown;
}

/** Numbers in a schema that may be larger, or smaller, than their columns hold. */
function unboundedIn(schema: Schema, at = ''): string[] {
  const { type, minimum, exclusiveMinimum, maximum } = schema;
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number');
  const max = BIGINT.test(at) ? Number.MAX_SAFE_INTEGER : MAX_INTEGER;
  const isBounded = (maximum ?? Infinity) <= max && (minimum ?? exclusiveMinimum ?? -Infinity) >= -max;
  return [
    ...(isNumber && !isBounded ? [at] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, its]) => unboundedIn(its, `${at}.${name}`)),
    ...(schema.items ? unboundedIn(schema.items, `${at}.[]`) : []),
    ...['anyOf', 'allOf', 'oneOf'].flatMap((kind) =>
      ((schema[kind] as Schema[] | undefined) ?? []).flatMap((one) => unboundedIn(one, at)),
    ),
  ];
}

const endpoints = routes.map(({ endpoint }) => endpoint as EndpointDefinition);
const numbersOf = (schema: z.ZodType) =>
  // What a text in an address becomes is a number only on the way out.
  (['input', 'output'] as const).flatMap((io) => unboundedIn(openApiSchema(schema, io) as Schema));

test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
  'every number that %s takes fits its column',
  (_, { params, query, body }) => {
    expect([params, query, body].flatMap((schema) => (schema ? numbersOf(schema) : []))).toEqual([]);
  },
);

test('a number without a bound is found, wherever it stands', () => {
  const number = { type: 'integer', minimum: 0, maximum: MAX_INTEGER + 1 };
  expect(unboundedIn({ properties: { list: { items: { anyOf: [number, { type: 'null' }] } } } })).toEqual(['.list.[]']);
});
