import { errors } from '@dure/contract/errors';
import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { startMailServer } from '../../../testing/mail/smtp.ts';
import { operatorCookie } from '../../../testing/operator/operators.ts';
import { makePerson } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let headers: { cookie: string; origin: string };
let made = 0;
let uri: string;
let tenant: OperatedTenant;
let oldLink: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  headers = { cookie: await operatorCookie(server, 'operator@dure.test'), origin: 'http://localhost' };
});

afterAll(() => server.services.jobs.stop());

const operator = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  server.call({ method, url: `/api/operator/v1${path}`, headers, ...(payload && { payload }) });
const listed = async () => {
  const { body } = await operator('GET', `/tenants?keyword=${uri}`);
  return (body.data as { contents: OperatedTenant[] }).contents[0]!;
};
beforeEach(async () => {
  uri = `moved-${++made}`;
  const manager = { email: 'wrong@gaon.example', nickname: '배수아' };
  const { body } = await operator('POST', '/tenants', { name: '가온평생교육원', uri, manager });
  oldLink = (body.data as MadeTenant).manager.link!;
  tenant = await listed();
});

const invite = (given: object = {}) =>
  operator('PUT', `/tenants/${tenant.tenantId}/manager`, {
    email: 'Right@gaon.example',
    nickname: '한지후',
    before: 'wrong@gaon.example',
    ...given,
  });
const choose = (link: string) =>
  server.call({
    method: 'PUT',
    url: '/api/v1/accounts/password-reset',
    host: `${uri}.localhost`,
    payload: { resetToken: link.split('#')[1], password: PASSWORD },
  });
const logIn = async (email: string) => {
  const payload = { email, password: PASSWORD };
  return (await server.call({ method: 'POST', url: '/api/v1/accounts/login', host: `${uri}.localhost`, payload })).body;
};

test('who never came is invited at the right address: that link counts, the one of before leads nowhere', async () => {
  expect(tenant.firstManager).toMatchObject({ email: 'wrong@gaon.example', hasEntered: false });
  const { status, body } = await invite();
  expect([status, body.data]).toMatchObject([200, { manager: { email: 'Right@gaon.example', way: 'LINK' } }]);
  expect((await listed()).firstManager).toMatchObject({ email: 'Right@gaon.example', nickname: '한지후' });
  expect((await choose(oldLink)).body.code).toBe(errors.verificationInvalid.code);
  expect((await choose((body.data as MadeTenant).manager.link!)).status).toBe(200);
  expect((await logIn('right@gaon.example')).code).toBe('0000');
  expect((await logIn('wrong@gaon.example')).code).not.toBe('0000');
  expect((await listed()).firstManager).toMatchObject({ hasEntered: true });
  const entries = await operator('GET', '/entries?size=1');
  expect(entries.body.data).toMatchObject({
    contents: [
      {
        action: 'firstManagerInvited',
        tenantName: '가온평생교육원',
        changes: [{ field: 'manager', before: 'wrong@gaon.example', after: 'Right@gaon.example' }],
      },
    ],
  });
});

test('the same address gets another link, by mail where mail is sent', async () => {
  const mails = await startMailServer();
  Object.assign(server.services.mail, { postman: mails.postman });
  try {
    const { body } = await invite({ email: 'wrong@gaon.example' });
    expect(body.data).toMatchObject({ manager: { way: 'MAIL', link: null } });
    const [mail] = (
      await server.database.read(tenant.tenantId, build.selectFrom('mails').select(['recipient', 'body']))
    )[0];
    expect(mail!.recipient).toBe('wrong@gaon.example');
    expect(mail!.body).not.toContain(oldLink.split('#')[1]);
  } finally {
    Object.assign(server.services.mail, { postman: undefined });
    await mails.close();
  }
});

test('who has come in is not moved, nor over another address than was seen, nor to another member’s', async () => {
  const other = await makePerson(server, tenant.tenantId, 'member');
  expect((await invite({ before: 'another@gaon.example' })).status).toBe(409);
  const taken = await invite({ email: other.email.toUpperCase() });
  expect([taken.status, taken.body.errors]).toEqual([400, [{ path: 'email', message: expect.any(String) }]]);
  expect((await choose(oldLink)).status).toBe(200);
  expect((await invite()).status).toBe(409);
  expect((await logIn('wrong@gaon.example')).code).toBe('0000');
});

test('who came in by the log-in of their organisation has come in, though they have no password', async () => {
  const { tenantId } = tenant;
  const member = build.selectFrom('members').select('member_id').where('tenant_id', '=', tenantId);
  const [[first]] = await server.database.read(tenantId, member);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `insert into oidc_identities (tenant_id, identity_id, issuer, subject, member_id, linked_at)
       values ($1, gen_random_uuid(), 'https://id.example', 's', $2, now())`,
      [tenantId, first!.member_id],
    ),
  );
  expect((await listed()).firstManager).toMatchObject({ hasEntered: true });
  expect((await invite()).status).toBe(409);
});
