import { beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { tenantLabel } from './tenancy.ts';

test.each([
  ['hanbit.example.com', 'hanbit'],
  ['HANBIT.localhost:3000', 'hanbit'],
  ['localhost', undefined],
  ['localhost:3000', undefined],
  ['www.example.com', undefined],
  ['127.0.0.1:3000', undefined],
  ['[::1]:3000', undefined],
])('the host %s names the tenant %s', (host, label) => {
  expect(tenantLabel(host)).toBe(label);
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeTenant(server);
  await makeTenant(server, 'hanbit');
});
const tenantOf = async (headers: Record<string, string>) => {
  const { body } = await server.call({ url: '/api/v1/accounts/me', headers });
  return (body.data as { tenantUri: string }).tenantUri;
};

test('an unknown first label is the default tenant', async () => {
  expect(await tenantOf({ host: 'nobody.example.com' })).toBe('dure');
  expect(await tenantOf({ host: 'hanbit.example.com' })).toBe('hanbit');
});

test('X-Forwarded-Host changes nothing unless a proxy is trusted', async () => {
  expect(await tenantOf({ host: 'localhost', 'x-forwarded-host': 'hanbit.example.com' })).toBe('dure');
});

test('the guest call answers brand and flags and sets a guest cookie, for a known tenant only', async () => {
  const { body, headers } = await server.call({ url: '/guest/tenants/dure' });
  expect(body.data).toMatchObject({ tenantUri: 'dure', quizClubUseYn: 'YES', colorPreset: 'Blue' });
  expect(String(headers['set-cookie'])).toContain('HttpOnly');
  expect((await server.call({ url: '/guest/tenants/nobody' })).status).toBe(404);
});
