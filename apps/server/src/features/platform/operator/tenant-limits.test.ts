import { errors } from '@dure/contract/errors';
import { GIGABYTE } from '@dure/contract/platform/operator/operator-limits';
import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { withClient } from '../../../kernel/database/client.ts';
import { runOperator } from '../../../operator/commands.ts';
import { openRoom, placeOf, uploadDraftFile, type Place } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { operatorCookie } from '../../../testing/operator/operators.ts';
import { shellOf } from '../../../testing/operator/shell.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const NONE = { storageLimit: null, aiMonthlyCap: null };
let server: TestServer;
let headers: { cookie: string; origin: string };
let tenantId: string;
let author: Person;
let manager: Person;
let at: Place;

const operator = (method: 'GET' | 'PUT', path: string, payload?: object) =>
  server.call({ method, url: `/api/operator/v1${path}`, headers, ...(payload && { payload }) });
const query = (sql: string, values: unknown[] = []) =>
  withClient(server.owner, async (client) => (await client.query(sql, values)).rows as object[]);
const limit = (limits: object, before: object = NONE, id = tenantId) =>
  operator('PUT', `/tenants/${id}/limits`, { ...NONE, ...limits, before });
const upload = () => uploadDraftFile(server, author, at, { name: '답.txt', content: '내용' });
const take = (bytes: number) =>
  query('update files set byte_size = $2 where tenant_id = $1', [tenantId, bytes]).then(() => undefined);

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  headers = { cookie: await operatorCookie(server, 'operator@dure.test'), origin: 'http://localhost' };
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'member');
  manager = await makePerson(server, tenantId, 'manager');
  at = placeOf(await makeClub(server, tenantId, { members: [author], quizzes: [{}] }));
  return () => server.services.jobs.stop();
});

test('storage up to the limit is taken, more is refused with a sentence, and what was there stays', async () => {
  expect((await upload()).status).toBe(200);
  await take(GIGABYTE - 1);
  expect((await limit({ storageLimit: GIGABYTE })).body.data).toMatchObject({ storageLimit: GIGABYTE });
  expect((await upload()).body).toMatchObject({ code: '0416', message: errors.storageFull.message });
  const { body } = await openRoom(server, author, at);
  expect((body.data as { draft: { files: unknown[] } }).draft.files).toHaveLength(1);
  await take(GIGABYTE - 1000);
  expect((await upload()).status).toBe(200);
  const { body: figures } = await server.call({ url: '/api/manager/v1/overview/figures', token: manager.token });
  expect(figures.data).toMatchObject({ storageLimit: GIGABYTE });
  expect((await limit({}, { ...NONE, storageLimit: GIGABYTE })).status).toBe(200);
});

test('another organisation is not limited by it', async () => {
  const other = await makeTenant(server, 'hanbit');
  expect((await limit({ storageLimit: GIGABYTE }, NONE, other)).status).toBe(200);
  expect((await upload()).status).toBe(200);
});

test('whoever saw other limits changes nothing and is told the present ones', async () => {
  const { status, body } = await limit({ aiMonthlyCap: 5 }, { ...NONE, aiMonthlyCap: 7 });
  expect([status, body.code, body.data]).toEqual([409, errors.staleVersion.code, NONE]);
});

test.each([
  { storageLimit: GIGABYTE - 1 },
  { storageLimit: 1.5 },
  { storageLimit: '5' },
  { aiMonthlyCap: -1 },
  { aiMonthlyCap: 3_000_000_000 },
])('%j is refused', async (limits) => {
  expect((await limit(limits)).status).toBe(400);
});

test('the shell limits alike; each change stands in the log of the installation', async () => {
  const [{ uri } = { uri: '' }] = (await query('select uri from tenants where tenant_id = $1', [tenantId])) as {
    uri: string;
  }[];
  const run = (...given: string[]) =>
    runOperator(['tenant', 'limit', '--address', uri, ...given], readConfig(shellOf(server, '')), async () => '');
  expect(await run('--storage', '20', '--ai', '60000')).toMatch(/may take 20 GB and AI of 60000 won a month\./);
  await expect(run('--storage', '0')).rejects.toThrow('--storage must be a whole number');
  await expect(run()).rejects.toThrow('--storage or --ai is missing');
  expect(await run('--storage', 'none', '--ai', 'none')).toMatch(/any storage and the usual AI/);
  const entries = await query(
    `select changes from operator_entries where action = 'tenantLimited' and tenant_id = $1 order by entry_sequence desc limit 2`,
    [tenantId],
  );
  expect(entries.at(-1)).toMatchObject({
    changes: [
      { field: 'storage_limit', before: null, after: 20 * GIGABYTE },
      { field: 'ai_monthly_cap', before: null, after: 60_000 },
    ],
  });
});

test('the list is ordered by what is asked for, both ways', async () => {
  const names = async (search: string) => {
    const { body } = await operator('GET', `/tenants?${search}`);
    return (body.data as { contents: OperatedTenant[] }).contents.map(({ tenantId: id }) => id);
  };
  const made = await names('');
  for (const sort of ['name', 'people', 'files', 'lastUsed']) {
    const [up, down] = [await names(`sort=${sort}`), await names(`sort=${sort}&direction=DESC`)];
    expect([...up].toSorted()).toEqual([...made].toSorted());
    expect(up).not.toEqual(down);
  }
  expect((await names('sort=people&direction=DESC'))[0]).toBe(tenantId);
  expect((await names('sort=files'))[0]).not.toBe(tenantId);
});
