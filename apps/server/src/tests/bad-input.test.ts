import { fieldErrors } from '@dure/contract/field-messages';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { FieldError } from '@dure/contract/http/envelope';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApiSchema } from '../kernel/http/json-schema.ts';
import { routes } from '../routes.ts';
import { multipart } from '../testing/answers.ts';
import { day, makeClub } from '../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { sampleOf, type Known } from '../testing/sample.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Every field of every body and query, with what no honest client sends: refused in Korean or taken as it is, never a fault. */
let server: TestServer;
let admin: Person;
let known: Known;

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  await server.services.jobs.start([]);
  admin = await makePerson(server, tenantId, 'manager');
  const club = await makeClub(server, tenantId, { creator: admin, quizzes: [{}] });
  known = {
    club: club.clubSequence,
    clubSequence: club.clubSequence,
    id: club.clubSequence,
    quiz: club.quizSequences[0],
    quizSequence: club.quizSequences[0],
    memberUUID: admin.memberId,
    memberUri: admin.memberId,
    passkeyId: admin.memberId,
    startAt: day(-7).toISOString(),
    endAt: day(30).toISOString(),
    recruitStartAt: day(-9).toISOString(),
    recruitEndAt: day(-8).toISOString(),
    tenant: 'dure',
    version: 0,
  };
  return () => server.services.jobs.stop();
});

const HOSTILE: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  '\u202e뒤집힘\u2066',
  '한글'.normalize('NFD'),
  "'; drop table members; --",
  '%_\\',
  '가'.repeat(100_001),
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e308,
  true,
  [],
  [[[]]],
  [null],
  Array.from({ length: 10_001 }, () => 'x'),
  {},
  { __proto__: null, length: 3 },
  '0000-00-00T00:00:00Z',
  '2026-02-30T00:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
];

type Path = readonly (string | number)[];
/** Every place in a value: itself, its fields and the first of its items. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return [at, ...value.slice(0, 1).flatMap((item) => placesIn(item, [...at, 0]))];
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, its]) => placesIn(its, [...at, name]))];
}
function put(value: unknown, [first, ...rest]: Path, hostile: unknown): unknown {
  if (first === undefined) return hostile;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  holder[first] = put(holder[first], rest, hostile);
  return copy;
}

const LEFT_OUT = new Set(['/api/v1/accounts/logout', '/api/v1/live']);
// Those of operators are answered while there is no tenant: their own tests try their fields.
const endpoints = routes
  .map(({ endpoint }) => endpoint as EndpointDefinition)
  .filter(({ path, audience }) => !LEFT_OUT.has(path) && audience !== 'operator');
const pathOf = (path: string, others: Known = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? others[name] ?? 1));

const isKorean = (sentence: string): boolean => /\p{Script=Hangul}/u.test(sentence);

async function fault(
  method: EndpointDefinition['method'],
  url: string,
  body: unknown,
  files: boolean,
  refused: readonly FieldError[] = [],
): Promise<string[]> {
  const form = files ? await multipart(body) : undefined;
  const { status, body: answer } = await server.call({
    method,
    url,
    token: admin.token,
    ...(form
      ? { payload: form.payload!, headers: form.headers! }
      : body !== undefined && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
  });
  const spoken = [answer.message, ...(answer.errors ?? []).map(({ message }) => message)];
  const isAsked = refused.every(({ message }) => spoken.includes(message));
  const isSound = isAsked && status < 500 && (status < 400 || spoken.every(isKorean));
  return isSound ? [] : [`${status} ${JSON.stringify(body)?.slice(0, 200)} ${JSON.stringify(answer).slice(0, 200)}`];
}

const withBody = endpoints.filter(({ body }) => body);
test('a call whose write may be the first takes no version for 0, and a change of what exists wants one', () => {
  const versionsIn = (schema: unknown): unknown[] =>
    typeof schema !== 'object' || schema === null
      ? []
      : Object.entries(schema).flatMap(([name, inner]) => [
          ...(name === 'version' ? [inner as unknown] : []),
          ...versionsIn(inner),
        ]);
  const found = withBody.flatMap(({ body }) => versionsIn(openApiSchema(body!, 'input')));
  expect(found.length).toBeGreaterThan(8);
  for (const one of found) expect(one).toMatchObject({ type: 'integer', minimum: 0 });
  const isFirst = (one: unknown) => Object.hasOwn(one as object, 'default');
  expect(new Set(found.map(isFirst))).toEqual(new Set([true, false]));
  for (const one of found.filter(isFirst)) expect(one).toMatchObject({ default: 0 });
});

test('a missing parameter is said to be missing, a wrong one to be wrong', async () => {
  const ask = async (query: string) =>
    (await server.call({ url: `/api/v1/llm/instructor/ai-assistant/messages${query}`, token: admin.token })).body
      .errors;
  expect(await ask('')).toContainEqual({ path: 'clubSequence', message: '필수 입력 항목입니다.' });
  expect(await ask('?clubSequence=one')).toContainEqual({ path: 'clubSequence', message: '형식이 올바르지 않습니다.' });
});

/** What the schema says of a body as it arrives: nothing where it takes it. */
function refusalsOf({ body }: EndpointDefinition, sent: unknown): FieldError[] {
  const arrived: unknown = JSON.parse(JSON.stringify(sent));
  const { error } = body!.safeParse(arrived, { reportInput: true });
  return error ? fieldErrors(error, arrived) : [];
}

describe('a hostile value in any field of a body', () => {
  test.each(withBody.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (_, endpoint) => {
    const sample = sampleOf(endpoint.body!, known);
    const path = pathOf(endpoint.path, endpoint.params && (sampleOf(endpoint.params, known) as Known));
    const faults: string[] = [];
    for (const [no, place] of placesIn(sample).entries()) {
      let isHeld = false;
      for (const hostile of HOSTILE) {
        const body = put(sample, place, hostile);
        const refused = refusalsOf(endpoint, body);
        if (refused.some(({ message }) => !isKorean(message))) faults.push(JSON.stringify([place, hostile, refused]));
        // No call sees what its schema refuses. That it is asked is held with one value of each field, and with all for the whole.
        if (refused.length > 0 && no > 0) {
          if (isHeld) continue;
          isHeld = true;
        }
        faults.push(...(await fault(endpoint.method, path, body, !!endpoint.files, refused)));
      }
    }
    expect(faults).toEqual([]);
  });
});

const withQuery = endpoints.filter(({ query }) => query);
describe('a hostile value in any field of a query', () => {
  test.each(withQuery.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (_, endpoint) => {
    const faults: string[] = [];
    const sample = sampleOf(endpoint.query!, known) as Record<string, unknown>;
    for (const name of Object.keys(sample)) {
      for (const hostile of [
        '',
        '\u0000',
        '\ufffd',
        '-1',
        '1e309',
        '2147483648',
        '9007199254740991',
        '9007199254740993',
        '__proto__',
        "'%_\\",
        '가'.repeat(3000),
      ]) {
        const query = new URLSearchParams({ [name]: hostile }).toString();
        faults.push(...(await fault(endpoint.method, `${pathOf(endpoint.path)}?${query}`, undefined, false)));
      }
    }
    expect(faults).toEqual([]);
  });
});

const withParams = endpoints.filter(({ params }) => params);
describe('a hostile value in any part of a path', () => {
  test.each(withParams.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (_, endpoint) => {
    const faults: string[] = [];
    const body = endpoint.body && sampleOf(endpoint.body, known);
    for (const [place] of endpoint.path.matchAll(/\{\w+\}/g)) {
      for (const hostile of ['0', '2147483648', '9007199254740991', '9223372036854775807', '%00', '1e9', 'null']) {
        const path = pathOf(endpoint.path.replace(place, hostile));
        faults.push(...(await fault(endpoint.method, path, body, !!endpoint.files)));
      }
    }
    expect(faults).toEqual([]);
  });
});
