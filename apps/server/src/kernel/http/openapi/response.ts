import { errors, type ErrorName } from '@dure/contract/errors';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { refusalsOf } from '@dure/contract/http/refusals';
import { success } from '../failures.ts';
import { openApiSchema } from '../json-schema.ts';
import { answersPages } from '../page-headers.ts';
import { exampleOf } from './example.ts';

type Json = Record<string, unknown>;

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const PAGE_HEADERS = {
  'page-count': component('headers', 'PageCount'),
  'total-count': component('headers', 'TotalCount'),
};
const FILE = {
  headers: { 'content-disposition': component('headers', 'ContentDisposition') },
  // Of what kind it is says the answer itself.
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
};
const EVENTS = { content: { 'text/event-stream': { schema: { type: 'string' } } } };

/** The envelope of a refusal with one of these codes. */
const refused = (names: readonly ErrorName[]) => ({
  allOf: [
    component('schemas', 'Refusal'),
    { properties: { code: { enum: [...new Set(names.map((name) => errors[name].code))] } } },
  ],
});
const examplesOf = (names: readonly ErrorName[]) =>
  Object.fromEntries(names.map((name) => [name, component('examples', name)]));
const described = (names: readonly ErrorName[]) =>
  names.map((name) => `\`${errors[name].code}\` ${errors[name].message.replaceAll('\n', ' ')}`).join('\n\n');

function failure(status: number, names: readonly ErrorName[]): Json {
  return {
    description: described(names),
    ...(status === 429 && { headers: { 'retry-after': component('headers', 'RetryAfter') } }),
    content: { 'application/json': { schema: refused(names), examples: examplesOf(names) } },
  };
}

function succeeded(endpoint: EndpointDefinition, refusals: readonly ErrorName[]): Json {
  const { name, response } = endpoint;
  if (response === 'file') return { description: 'The file', ...FILE };
  if (response === 'events') return { description: 'The events', ...EVENTS };
  const data = openApiSchema(response, 'output');
  const schema = { allOf: [component('schemas', 'Success'), { properties: { data } }] };
  const value = success(exampleOf(data, [name]));
  const content =
    refusals.length === 0
      ? { schema, example: value }
      : { schema: { oneOf: [schema, refused(refusals)] }, examples: { success: { value }, ...examplesOf(refusals) } };
  return {
    description: ['`0000`', described(refusals)].filter(Boolean).join('\n\n'),
    ...(answersPages(endpoint) && { headers: PAGE_HEADERS }),
    content: { 'application/json': content },
  };
}

/** Every answer of a call by its status. */
export function responsesOf(endpoint: EndpointDefinition): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (name) => errors[name].status);
  const { 200: _, ...failures } = Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, failure(status, names)] as const),
  );
  return { 200: succeeded(endpoint, byStatus.get(200) ?? []), ...failures };
}
