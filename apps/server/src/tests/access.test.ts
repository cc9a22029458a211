import { errors } from '@dure/contract/errors';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { openApiSchema } from '../kernel/http/json-schema.ts';
import { DOCUMENTS, isIn } from '../kernel/http/openapi/documents.ts';
import { routes } from '../routes.ts';
import { makePerson, makeStranger, makeTenant } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** The access rules of the contract, tried on every endpoint that there is. */
const UNKNOWN_ID = '987654321';
const UNKNOWN_UUID = '01900000-0000-7000-8000-000000000000';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const here = await makeTenant(server);
  const there = await makeTenant(server, 'hanbit');
  for (const role of ['member', 'instructor', 'manager'] as const)
    tokens[role] = (await makePerson(server, here, role)).token;
  tokens['unasked'] = (await makeStranger(server, here, 'manager')).token;
  tokens['foreign'] = (await makePerson(server, there, 'manager')).token;
});

function sampleUrl({ path, params }: EndpointDefinition): string {
  const { properties = {} } = params
    ? (openApiSchema(params, 'input') as { properties?: Record<string, { format?: string; enum?: string[] }> })
    : {};
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    properties[name]?.format === 'uuid' ? UNKNOWN_UUID : (properties[name]?.enum?.[0] ?? UNKNOWN_ID),
  );
}
const accepts = (schema: z.ZodType | undefined, value: unknown) => !schema || schema.safeParse(value).success;
const call = (endpoint: EndpointDefinition, token?: string) =>
  server.call({ method: endpoint.method, url: sampleUrl(endpoint), ...(endpoint.body ? { payload: {} } : {}), token });

const endpoints = routes.map(({ endpoint }) => endpoint);
const named = (list: EndpointDefinition[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const closed = named(endpoints.filter(({ audience }) => audience !== 'guest' && audience !== 'operator'));
/** Whoever logs in is nobody yet. */
const operators = named(endpoints.filter(({ audience, name }) => audience === 'operator' && name !== 'logInOperator'));
const instructors = named(endpoints.filter(({ audience }) => audience === 'instructor' || audience === 'manager'));
const managers = named(endpoints.filter(({ audience }) => audience === 'manager'));
const addressed = named(
  endpoints.filter(
    ({ audience, params, body, query, files }) =>
      audience !== 'guest' && audience !== 'operator' && params && !files && accepts(body, {}) && accepts(query, {}),
  ),
);

describe('a guest is turned away with 401', () => {
  test.each(closed)('%s', async (_, endpoint) => {
    const { status, body } = await call(endpoint);
    expect([status, body.code]).toEqual([401, '0400']);
  });
});

describe("another tenant's token is nobody here: 401", () => {
  test.each(closed)('%s', async (_, endpoint) => {
    const { status, body } = await call(endpoint, tokens['foreign']);
    expect([status, body.code]).toEqual([401, '0400']);
  });
});

describe('a member is refused what only instructors may call: 403, whatever else is wrong with the call', () => {
  test.each(instructors)('%s', async (_, endpoint) => {
    const { status, body } = await call(endpoint, tokens['member']);
    expect([status, body.code]).toEqual([403, '0403']);
  });
});

describe('an instructor is refused what only managers may call: 403', () => {
  test.each(managers)('%s', async (_, endpoint) => {
    const { status, body } = await call(endpoint, tokens['instructor']);
    expect([status, body.code]).toEqual([403, '0403']);
  });
});

describe('whoever has not agreed to the texts of today is refused: 409, but for what leads in or out', () => {
  const opened = ['agreeToConsents', 'getPrivacy', 'listLooks', 'getExport', 'requestExport', 'openExport'];
  const ways = [...opened, 'downloadExport', 'getWithdrawal', 'withdraw'];
  test.each(closed.filter(([, { name }]) => !ways.includes(name)))('%s', async (_, endpoint) => {
    const { status, body } = await call(endpoint, tokens['unasked']);
    expect([status, body.message]).toEqual([409, errors.consentsDue.message]);
  });
  test.each(closed.filter(([, { name }]) => ways.includes(name)))('%s', async (_, endpoint) => {
    const { body } = await call(endpoint, tokens['unasked']);
    expect(body.message).not.toBe(errors.consentsDue.message);
  });
});

describe('nobody of a tenant is an operator, whatever their role: 401, whatever else is wrong with the call', () => {
  test.each(operators)('%s', async (_, endpoint) => {
    for (const token of [undefined, ...Object.values(tokens)]) {
      const { status, body } = await call(endpoint, token);
      expect([status, body.code]).toEqual([401, '0400']);
    }
  });
});

describe('an unknown id is 404 for the highest role', () => {
  test.each(addressed)('%s', async (_, endpoint) => {
    const { status, body } = await call(endpoint, tokens['manager']);
    expect([status, body.code]).toEqual([404, '0404']);
  });
});

test('every endpoint declares an audience, and no two share method and path', () => {
  expect(
    endpoints.every(({ audience }) => ['guest', 'member', 'instructor', 'manager', 'operator'].includes(audience)),
  ).toBe(true);
  const routesOf = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(routesOf).size).toBe(routesOf.length);
});

test('every endpoint stands in the OpenAPI document of its audience, log-in in each, and in no other one', async () => {
  const documents = await Promise.all(
    DOCUMENTS.map(async (served) => {
      const { body } = await server.call({ url: served.address });
      return { served, ...(body as unknown as { openapi: string; paths: Record<string, Record<string, unknown>> }) };
    }),
  );
  for (const { openapi, paths } of documents) {
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/v1/accounts/login']).toHaveProperty('post');
  }
  for (const endpoint of endpoints) {
    const holders = documents.filter(
      ({ paths }) => paths[endpoint.path]?.[endpoint.method.toLowerCase()] !== undefined,
    );
    const where = `${endpoint.method} ${endpoint.path}`;
    expect(holders.length, where).toBeGreaterThan(0);
    expect(
      holders.map(({ served }) => served.address),
      where,
    ).toEqual(DOCUMENTS.filter((served) => isIn(served, endpoint)).map(({ address }) => address));
  }
});
