import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@dure/contract/errors';
import { DELETION_DAYS } from '@dure/contract/platform/operator/operator-limits';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forEachTenant, forTenant } from '../../../kernel/jobs/each.ts';
import { withClient } from '../../../kernel/database/client.ts';
import { readConfig } from '../../../config.ts';
import { runOperator } from '../../../operator/commands.ts';
import { tenantTables } from '../../../operator/moving/tenant-tables.ts';
import { placeOf, submitPre } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { serveBareWeb } from '../../../testing/operator/bare-web.ts';
import { shellOf } from '../../../testing/operator/shell.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { deleteDueTenants } from './tenant-deletion.jobs.ts';

const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let pages: FastifyInstance;
let staying: string;
let going: string;
let person: Person;

const query = async <Row>(sql: string, values: unknown[] = []) =>
  withClient(server.owner, async (client) => (await client.query(sql, values)).rows as Row[]);
async function run(...given: string[]): Promise<string> {
  const told = await runOperator(
    given,
    readConfig(shellOf(server, `test:${Buffer.alloc(32, 7).toString('base64')}`)),
    async () => '',
  );
  server.services.tenants.forget();
  return told;
}
const NAMED = ['--address', 'hanbit', '--confirm', 'hanbit 대학교', '--reason', '계약이 끝났어요'];
const HOST = 'hanbit.example';
const call = (host = HOST) => server.call({ url: '/api/v1/accounts/me', token: person.token, host });
const open = (url: string) => pages.inject({ url, headers: { host: HOST, accept: 'text/html' } });

/** Rows of a tenant in each table that has some. */
const rowsOf = (tenantId: string) =>
  withClient(server.owner, async (client) => {
    const counts: [string, number][] = [];
    for (const { name } of await tenantTables(client)) {
      const { rows } = await client.query(`select count(*)::int as count from ${name} where tenant_id = $1`, [
        tenantId,
      ]);
      if (rows[0].count > 0) counts.push([name, rows[0].count]);
    }
    return Object.fromEntries(counts);
  });

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  pages = await serveBareWeb(server);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  await query('truncate tenants, operator_entries cascade');
  staying = await makeTenant(server, 'dure');
  going = await makeTenant(server, 'hanbit');
  server.services.tenants.forget();
  person = await makePerson(server, going, 'manager');
});

test('people of a suspended organisation see a page with a sentence, and its calls are refused by one code', async () => {
  expect((await call()).status).toBe(200);
  expect(await run('tenant', 'suspend', ...NAMED, '--note', '요금을 <확인>하고 있어요')).toContain('is suspended');
  for (const url of ['/', '/quiz', '/account/login', '/system/admin']) {
    const page = await open(url);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '3600']);
    expect(page.body).toContain(errors.tenantSuspended.message);
    expect(page.body).toContain('요금을 &lt;확인&gt;하고 있어요');
    expect(page.body).not.toContain('에 삭제됩니다');
  }
  const { status, body } = await call();
  expect([status, body.code]).toEqual([503, errors.tenantSuspended.code]);
  const login = await server.call({ method: 'POST', url: '/api/v1/accounts/login', host: HOST, payload: {} });
  expect(login.body.code).toBe(errors.tenantSuspended.code);
  await expect(server.services.tenants.refuseSuspended(going)).rejects.toMatchObject({ refusal: 'tenantSuspended' });
  const other = await makePerson(server, staying, 'member');
  expect((await server.call({ url: '/api/v1/accounts/me', token: other.token })).status).toBe(200);

  expect(await run('tenant', 'resume', '--address', 'hanbit')).toContain('is used again');
  expect((await call()).status).toBe(200);
});

test('nothing happens in a suspended organisation, but its secrets are kept readable', async () => {
  await run('tenant', 'suspend', ...NAMED);
  const visited = async (options?: object) => {
    const seen: string[] = [];
    await forEachTenant(
      server.services,
      async () => {},
      async (_id, { uri }) => void seen.push(uri),
      options,
    );
    return seen.toSorted();
  };
  expect(await visited()).toEqual(['dure']);
  expect(await visited({ alsoSuspended: true })).toEqual(['dure', 'hanbit']);
  // Nor for what was sent before: a mail that waits is written once it is used again.
  const sent: string[] = [];
  for (const tenantUri of ['dure', 'hanbit', 'nobody'])
    await forTenant(server.services, { tenantUri }, async ({ uri }) => sent.push(uri));
  expect(sent).toEqual(['dure']);
});

test('the day of its deletion is shown, and until then it is called off', async () => {
  expect(await run('tenant', 'delete', ...NAMED)).toContain('all of it goes on ');
  await query(`update tenants set deletion_due_at = '2026-12-20T16:00:00Z' where tenant_id = $1`, [going]);
  server.services.tenants.forget();
  expect((await open('/')).body).toContain('이 기관은 2026-12-21에 삭제됩니다.');
  expect(await run('tenant', 'list')).toContain('hanbit 대학교: to be deleted on 2026-12-20 16:00 UTC');
  await expect(run('tenant', 'resume', '--address', 'hanbit')).rejects.toThrow('call that off');
  await deleteDueTenants(server.services);
  expect((await query('select from tenants')).length).toBe(2);
  expect(await run('tenant', 'keep', '--address', 'hanbit')).toContain('stays');
  expect(await run('tenant', 'list')).toContain('suspended since');
  await run('tenant', 'resume', '--address', 'hanbit');
  expect((await call()).status).toBe(200);
  await query(
    `update tenants set suspended_at = now(), deletion_due_at = now() - interval '1 minute' where tenant_id = $1`,
    [going],
  );
  await expect(run('tenant', 'keep', '--address', 'hanbit')).rejects.toThrow('The day of hanbit 대학교 has come');
});

test('after the waiting time nothing of it is left, and nothing of another is touched', async () => {
  for (const tenantId of [staying, going]) {
    const member = await makePerson(server, tenantId, 'member', '쓰는 사람');
    const club = await makeClub(server, tenantId, { members: [member], quizzes: [{}] });
    if (tenantId === staying)
      await submitPre(server, member, placeOf(club), { text: '답', files: [{ name: 'a.txt', content: '내용' }] });
  }
  const folder = join(server.ground.directory, 'files', going);
  await server.services.files.put(`${going}/${crypto.randomUUID()}`, new URL(import.meta.url).pathname, 'text/plain');
  await server.database.transaction(going, (transaction) =>
    server.services.jobs.send(transaction, 'data-export', { exportId: 'x' }, null),
  );
  await query(
    `insert into audit_entries (tenant_id, action, changed_by, changes, reason, address, device, changed_at)
     values ($1, 'memberLock', $2, '[]', '', '', '', now())`,
    [going, person.memberId],
  );
  const before = await rowsOf(staying);
  expect(Object.keys(await rowsOf(going)).length).toBeGreaterThan(10);
  await run('tenant', 'delete', ...NAMED);
  server.clock.set(new Date(Date.now() + DELETION_DAYS * DAY_MS + 60_000).toISOString());
  await deleteDueTenants(server.services);

  expect(await rowsOf(going)).toEqual({});
  expect(await rowsOf(staying)).toEqual(before);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
  expect((await readdir(join(server.ground.directory, 'files'))).length).toBe(1);
  expect(await query('select from pgboss.job where group_id = $1', [going])).toEqual([]);
  expect((await call()).body.data).toMatchObject({ logged: false });
  expect(
    await query('select action, actor, tenant_name, reason from operator_entries order by entry_sequence'),
  ).toEqual([
    expect.objectContaining({
      action: 'tenantDeletionOrdered',
      reason: '계약이 끝났어요',
      tenant_name: 'hanbit 대학교',
    }),
    { action: 'tenantDeleted', actor: 'clock', tenant_name: 'hanbit 대학교', reason: '' },
  ]);
});

test('one whose files cannot be deleted keeps its rows, and keeps no other from its turn', async () => {
  await query(`update tenants set suspended_at = now(), deletion_due_at = '2000-01-01'`);
  const { files } = server.services;
  const services = {
    ...server.services,
    files: Object.assign(Object.create(files) as typeof files, {
      deleteAll: async (id: string) => {
        if (id === staying) throw new Error('away');
      },
    }),
  };
  await expect(deleteDueTenants(services)).rejects.toThrow('1 of 2 failed: dure: away');
  expect(await query('select tenant_id from tenants')).toEqual([{ tenant_id: staying }]);
});

test("the server's role deletes no organisation whose day has not come", async () => {
  const ask = () =>
    server.database.transaction(
      going,
      async (transaction) => (await transaction.execute('select delete_due_tenant($1) as gone', [going])).rows,
    );
  expect(await ask()).toEqual([{ gone: false }]);
  await run('tenant', 'delete', ...NAMED);
  expect(await ask()).toEqual([{ gone: false }]);
  expect((await query('select from members where tenant_id = $1', [going])).length).toBe(1);
});

test.each([
  [
    ['tenant', 'suspend', '--address', 'hanbit', '--confirm', '다른 이름', '--reason', 'x'],
    '--confirm must be the name',
  ],
  [['tenant', 'suspend', '--address', 'hanbit', '--confirm', 'hanbit 대학교'], '--reason is missing.'],
  [
    ['tenant', 'delete', '--address', 'nobody', '--confirm', 'x', '--reason', 'x'],
    'No organisation has the address nobody.',
  ],
  [['tenant', 'delete', '--address', 'hanbit', '--confirm', 'hanbit', '--reason', 'x'], '--confirm must be the name'],
  [['tenant', 'resume', '--address', 'hanbit'], 'is not suspended'],
  [['tenant', 'keep', '--address', 'hanbit'], 'is not to be deleted'],
  [['tenant', 'rename', '--address', 'hanbit', '--name', 'x'.repeat(101)], '--name may have 100 characters at most.'],
  [['tenant', 'suspend', ...NAMED, '--note', 'x'.repeat(201)], '--note may have 200 characters at most.'],
])('%j is refused by a sentence', async (given, sentence) => {
  await expect(run(...given)).rejects.toThrow(sentence);
});

test('an organisation gets another name, and the log has both', async () => {
  expect(await run('tenant', 'rename', '--address', 'hanbit', '--name', '한빛대')).toContain('is called 한빛대');
  expect((await open('/')).body).toContain('한빛대');
  expect(await query('select action, changes from operator_entries')).toEqual([
    { action: 'tenantRenamed', changes: [{ field: 'name', before: 'hanbit 대학교', after: '한빛대' }] },
  ]);
});
