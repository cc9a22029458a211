import { MAX_LISTED } from '@dure/contract/http/paging';
import type { AuditEntry } from '@dure/contract/platform/audit/audit.endpoints';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { readXlsx } from '../../../kernel/spreadsheet/read-xlsx.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { auditPurgeJob } from './audit.jobs.ts';
import { MOST_NAMED } from './entry-arms.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
let server: TestServer;
let made = 0;
let host: string;
let tenantId: string;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(START);
  const uri = `audit-${++made}`;
  host = `${uri}.localhost`;
  tenantId = await makeTenant(server, uri);
  server.services.tenants.forget();
  manager = await makePerson(server, tenantId, 'manager', '오세진');
});

type Answered = { contents: AuditEntry[]; totalElements: number; isCut: boolean };
const get = (url: string, { token } = manager) => server.call({ url: `/api/manager/v1/${url}`, token, host });
const entries = async (query = '', who = manager) => (await get(`audit${query}`, who)).body.data as Answered;
const saveSecurity = (managersNeedSecondFactor: boolean, version: number, { token } = manager) =>
  server.call({
    method: 'PUT',
    url: '/api/manager/v1/security/settings',
    token,
    host,
    headers: { 'user-agent': CHROME },
    payload: { managersNeedSecondFactor, version },
  });
const change = (part: { reason?: string; happened?: Date; by?: Person } = {}) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('audit_entries').values({
        tenant_id: tenantId,
        action: 'aiSettings',
        changed_by: (part.by ?? manager).memberId,
        changes: JSON.stringify([{ field: 'monthlyCap', before: 50_000, after: 60_000 }]),
        reason: part.reason ?? '',
        address: '203.0.113.24',
        device: '',
        changed_at: part.happened ?? server.clock.now(),
      }),
    ),
  );

test('a change says who, what, from, to, when and from where', async () => {
  expect((await saveSecurity(true, 0)).status).toBe(200);
  const { contents, totalElements, isCut } = await entries();
  expect({ totalElements, isCut }).toEqual({ totalElements: 1, isCut: false });
  expect(contents).toEqual([
    {
      entryId: expect.stringMatching(/^C\d+$/),
      kind: 'CHANGE',
      happenedAt: START,
      by: { memberUUID: manager.memberId, nickname: '오세진', profileImageUrl: expect.any(String) },
      action: 'securitySettings',
      look: null,
      memberNickname: null,
      clubName: null,
      changes: [{ field: 'managersNeedSecondFactor', before: false, after: true }],
      downloadReason: null,
      reason: '',
      address: '127.0.0.1',
      device: 'Chrome · Windows',
    },
  ]);
});

test('what is saved as it was, and what is refused, leaves no entry', async () => {
  await saveSecurity(false, 0);
  expect((await saveSecurity(true, 0)).status).toBe(409);
  expect((await entries()).contents).toEqual([]);
});

test('of a secret the log holds that it was changed, and nothing of it', async () => {
  const body = { isOffered: false, issuer: 'https://login.example.test', clientId: 'dure', provesAddresses: false };
  const saved = await server.call({
    method: 'PUT',
    url: '/api/manager/v1/oidc/settings',
    token: manager.token,
    host,
    payload: { ...body, clientSecret: 'very-secret-7788', version: 0 },
  });
  expect(saved.status).toBe(200);
  const { raw } = await get('audit');
  expect((await entries()).contents[0]!.changes.at(-1)).toEqual({ field: 'clientSecret', before: null, after: null });
  expect(String(raw)).not.toMatch(/very-secret|7788/);
});

test('changes, looks and downloads stand in one list, the newest first', async () => {
  await get('members');
  server.clock.advance(60_000);
  await saveSecurity(true, 0);
  server.clock.advance(60_000);
  expect((await get('members/export?reason=PERSON_ASKED&note=교무처')).status).toBe(200);
  const { contents } = await entries();
  expect(contents.map(({ kind, look, action }) => [kind, look ?? action])).toEqual([
    ['DOWNLOAD', 'memberExport'],
    ['CHANGE', 'securitySettings'],
    ['LOOK', 'roster'],
  ]);
  expect(contents[0]).toMatchObject({ downloadReason: 'PERSON_ASKED', reason: '교무처', address: '127.0.0.1' });
  const kinds = async (kind: string) => (await entries(`?kind=${kind}`)).contents.map((one) => one.kind);
  for (const kind of ['CHANGE', 'LOOK', 'DOWNLOAD']) expect(await kinds(kind)).toEqual([kind]);
});

test('it is narrowed by who, by when, by words and to what bears a reason', async () => {
  const other = await makePerson(server, tenantId, 'manager', '김도윤');
  await change({ reason: '기말 채점', happened: new Date('2026-11-10T00:00:00Z') });
  await change({ by: other, happened: new Date('2026-11-12T00:00:00Z') });
  await get('members', other);
  const shortly = async (query: string) =>
    (await entries(`?${query}`)).contents.map(({ by, look, action }) => [by.nickname, look ?? action]);
  const [mine, theirs, look] = [
    ['오세진', 'aiSettings'],
    ['김도윤', 'aiSettings'],
    ['김도윤', 'roster'],
  ];
  expect(await shortly('')).toEqual([look, theirs, mine]);
  expect(await shortly(`by=${other.memberId}`)).toEqual([look, theirs]);
  expect(await shortly('from=2026-11-09T15:00:00Z&to=2026-11-11T14:59:00Z')).toEqual([mine]);
  expect(await shortly('hasReason=true')).toEqual([mine]);
  expect(await shortly('keyword=채점')).toEqual([mine]);
  expect(await shortly('keyword=ai 설정')).toEqual([theirs, mine]);
  expect(await shortly('keyword=멤버')).toEqual([look]);
  expect(await shortly('keyword=도윤')).toEqual([look, theirs]);
});

test('another organisation sees nothing of it', async () => {
  await change();
  const there = await makeTenant(server, `audit-there-${made}`);
  server.services.tenants.forget();
  const foreign = await makePerson(server, there, 'manager');
  const { body } = await server.call({
    url: '/api/manager/v1/audit',
    token: foreign.token,
    host: `audit-there-${made}.localhost`,
  });
  expect(body.data).toMatchObject({ contents: [], totalElements: 0 });
});

test('a word finds the same entries whether few people bear it or many', async () => {
  const [subject] = await Promise.all([
    makePerson(server, tenantId, 'member', '서가람'),
    change({ reason: '서가람 부탁' }),
  ]);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('audit_entries').values({
        tenant_id: tenantId,
        action: 'memberLock',
        changed_by: manager.memberId,
        member_id: subject.memberId,
        changes: '[]',
        reason: '서가람',
        address: '',
        device: '',
        changed_at: server.clock.now(),
      }),
    ),
  );
  const sought = async () =>
    (await entries(`?keyword=${encodeURIComponent('가람')}`)).contents.map(({ entryId }) => entryId);
  const byFew = await sought();
  expect(byFew).toHaveLength(2);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
       select $1, gen_random_uuid(), n::text, n::text, '', '가람 ' || n, '{ROLE_USER}', now() from generate_series(0, $2) as n`,
      [tenantId, MOST_NAMED],
    ),
  );
  expect(await sought()).toEqual(byFew);
});

test('pages lead to the newest ten thousand; whoever looks further back narrows the list', async () => {
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `insert into audit_entries (tenant_id, action, changed_by, changes, reason, address, device, changed_at)
       select $1, 'aiSettings', $2, '[]', '', '', '', $3::timestamptz - n * interval '1 minute'
       from generate_series(1, $4) as n`,
      [tenantId, manager.memberId, START, MAX_LISTED + 5],
    ),
  );
  expect(await entries('?size=100&page=100')).toMatchObject({ totalElements: MAX_LISTED, isCut: true });
  expect((await entries('?size=100&page=100')).contents).toHaveLength(100);
  expect((await entries('?size=100&page=101')).contents).toEqual([]);
  expect(await entries('?to=2026-11-20T05:00:00Z&from=2026-11-20T04:00:00Z')).toMatchObject({
    totalElements: 61,
    isCut: false,
  });
});

test('a download asks why, and leaves its own entry', async () => {
  expect((await get('audit/export')).body).toMatchObject({ code: '0422', errors: [{ path: 'reason' }] });
  const unsaid = await get('audit/export?reason=OTHER&note=%20');
  expect(unsaid.body).toMatchObject({ code: '0422', errors: [{ path: 'note' }] });
  expect((await entries()).contents).toEqual([]);
  for (let n = 0; n < 2; n++) expect((await get('audit/export?reason=PRIVACY_CHECK')).status).toBe(200);
  expect((await entries()).contents).toMatchObject([
    { kind: 'DOWNLOAD', look: 'auditLog', downloadReason: 'PRIVACY_CHECK' },
    { kind: 'DOWNLOAD', look: 'auditLog' },
  ]);
});

test('the file goes on where a stretch ends, also among entries of one instant, and runs no cell as a formula', async () => {
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `insert into audit_entries (tenant_id, action, changed_by, changes, reason, address, device, changed_at)
       select $1, 'aiSettings', $2, '[]', '=1+' || n, '', '', $3 from generate_series(1, 700) as n`,
      [tenantId, manager.memberId, START],
    ),
  );
  await get('members');
  const { raw } = await get('audit/export?reason=INCIDENT');
  const [, ...rows] = (await readXlsx(raw, { maxRows: 1000, maxColumns: 20 })).rows.map(({ cells }) => cells);
  expect(rows.map((row) => row[3])).toContain('멤버 목록');
  const reasons = rows.map((row) => row[5]).filter((reason) => reason!.startsWith('='));
  expect(reasons).toHaveLength(700);
  expect(new Set(reasons)).toEqual(new Set(Array.from({ length: 700 }, (_, n) => `=1+${n + 1}`)));
  expect(raw.toString('latin1')).not.toContain('<f>');
});

test('an entry stays for a year: the server neither changes nor deletes it before', async () => {
  await change();
  await get('members');
  for (const table of ['audit_entries', 'data_looks'] as const) {
    const { rows } = await server.database.pool.query(`select has_table_privilege('${table}', 'update') as changes`);
    expect(rows).toEqual([{ changes: false }]);
    const all = build.deleteFrom(table).where(sql<boolean>`true`);
    const deleting = server.database.transaction(tenantId, (transaction) => transaction.change(all));
    await expect(deleting).rejects.toThrow('stays for a year');
  }
  const purge = () => auditPurgeJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  server.clock.advance(364 * DAY_MS);
  const later = await logInAgain(server, tenantId, manager, 'manager');
  await purge();
  expect((await entries('', later)).contents).toHaveLength(2);
  server.clock.advance(2 * DAY_MS);
  const latest = await logInAgain(server, tenantId, manager, 'manager');
  expect((await entries('', latest)).contents).toEqual([]);
  await purge();
  const left = await server.database.read(tenantId, build.selectFrom('audit_entries').selectAll());
  expect(left[0]).toEqual([]);
});
