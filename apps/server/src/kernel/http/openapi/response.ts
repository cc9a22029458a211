import { errors, type ErrorName } from '@dure/contract/errors';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { BY_SHAPE, GENERAL, refusalsOf } from '@dure/contract/http/refusals';
import { answersPages } from '../page-headers.ts';
import { refusalName } from './components.ts';
import type { Schemas } from './schemas.ts';

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

/** The envelope of a refusal with one of these codes; each code has a schema of its own that lists its sentences. */
function refused(names: readonly ErrorName[]): Json {
  const codes = [...new Set(names.map((name) => errors[name].code))];
  const schemas = codes.map((code) => component('schemas', refusalName(code)));
  return schemas.length === 1 ? schemas[0]! : { oneOf: schemas };
}
const described = (names: readonly ErrorName[]) => names.join(', ');

const answered = (names: readonly ErrorName[]) => ({ 'application/json': { schema: refused(names) } });

/** The answers with one code, to which operations refer with the names of their own refusals: those that one refers to. */
export function refusedAsNamed(operations: unknown): Json {
  const text = JSON.stringify(operations);
  const byCode = Map.groupBy(Object.keys(errors) as ErrorName[], (name) => errors[name].code);
  const named = [...byCode].map(([code, names]) => [refusalName(code), names] as const);
  return Object.fromEntries(
    named
      .filter(([name]) => text.includes(JSON.stringify(component('responses', name).$ref)))
      .map(([name, names]) => [name, { description: described(names), content: answered(names) }]),
  );
}

function failure(names: readonly ErrorName[]): Json {
  const [code, ...others] = new Set(names.map((name) => errors[name].code));
  const description = described(names);
  if (others.length > 0) return { description, content: answered(names) };
  return { ...component('responses', refusalName(code!)), description };
}

function succeeded(endpoint: EndpointDefinition, refusals: readonly ErrorName[], schemas: Schemas): Json {
  const { response } = endpoint;
  if (response === 'file') return { description: 'The file', ...FILE };
  if (response === 'events') return { description: 'The events', ...EVENTS };
  const data = schemas.of(response, 'output', endpoint.name);
  const schema = { allOf: [component('schemas', 'Success'), { required: ['data'], properties: { data } }] };
  return {
    description: ['Done', ...refusals].join(', '),
    ...(answersPages(endpoint) && { headers: PAGE_HEADERS }),
    content: {
      'application/json': { schema: refusals.length === 0 ? schema : { oneOf: [schema, refused(refusals)] } },
    },
  };
}

/** What calls are refused for by their shape stands once for all of them, and what an endpoint adds by itself beside it. */
const GENERAL_NAMES = [...BY_SHAPE, ...GENERAL];

/** Every answer of a call by its status. */
export function responsesOf(endpoint: EndpointDefinition, schemas: Schemas): Json {
  const own = refusalsOf(endpoint).filter((name) => !GENERAL_NAMES.some((one) => one === name));
  const { 200: refusals = [], ...failures } = Object.groupBy(own, (name) => errors[name].status);
  return {
    200: succeeded(endpoint, refusals, schemas),
    ...Object.fromEntries(Object.entries(failures).map(([status, names]) => [status, failure(names!)])),
    '4XX': component('responses', 'Refused'),
  };
}

/** The answer that any call can have. */
export const anyRefusal = (): Json => ({
  description: described(GENERAL_NAMES),
  content: answered(GENERAL_NAMES),
  headers: { 'retry-after': component('headers', 'RetryAfter') },
});
