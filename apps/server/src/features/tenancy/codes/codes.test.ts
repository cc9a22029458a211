import type { ManagedCode, ManagedCodes } from '@dure/contract/tenancy/codes/codes.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { CODE_PLACES } from './code-places.ts';
import { JOB_TABLES } from './merging/job-merging.queries.ts';

const PATH = '/api/manager/v1/codes';
let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let manager: Person;
let other: Person;
let instructor: Person;
let elsewhere: string;
let codes: ManagedCode[];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  elsewhere = await makeTenant(server, 'hanbit');
  manager = await makePerson(server, tenantId, 'manager');
  other = await makePerson(server, tenantId, 'manager', '다른 운영자');
  instructor = await makePerson(server, tenantId, 'instructor');
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  ({ codes } = (await call('GET', '')).body.data as ManagedCodes);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, who: Person = manager) =>
  server.call({ method, url: `${PATH}${path}`, token: who.token, ...(payload && { payload }) });
const list = (kind: ManagedCode['kind'], parentCode: string | null = null) =>
  codes.filter((one) => one.kind === kind && one.parentCode === parentCode);
const names = (data: unknown, kind: ManagedCode['kind'], parentCode: string | null = null) =>
  (data as ManagedCodes).codes
    .filter((one) => one.kind === kind && one.parentCode === parentCode)
    .map(({ name, isRetired }) => (isRetired ? `(${name})` : name));
const add = (kind: string, name: string, parentCode: string | null = null) =>
  call('POST', '', { kind, name, parentCode });
const latest = async () =>
  (
    await owner.query(
      `select changes from audit_entries where tenant_id = $1 and action = 'codes' order by entry_sequence desc limit 1`,
      [tenantId],
    )
  ).rows[0]?.changes as object[];

test('a code is added behind the others of its list, with the next number', async () => {
  await add('JOB', '모바일', '0300');
  const { body } = await add('JOB', '게임', '0300');
  expect(names(body.data, 'JOB', '0300')).toEqual(['백엔드', '모바일', '게임']);
  expect((body.data as ManagedCodes).codes.find(({ name }) => name === '게임')).toMatchObject({
    code: '0303',
    clubCount: 0,
  });
  expect(await latest()).toEqual([{ field: 'code', before: null, after: '직무 게임' }]);
  expect((body.data as ManagedCodes).codes.find(({ code }) => code === '0300')).toMatchObject({ isFixed: true });
});

test('a list has each name once, a job has a job group, and what is neither is refused', async () => {
  for (const [payload, path] of [
    [{ kind: 'JOB', parentCode: '0300', name: '백엔드' }, 'name'],
    [{ kind: 'JOB', parentCode: null, name: '떠도는 직무' }, 'parentCode'],
    [{ kind: 'JOB', parentCode: '0999', name: '떠도는 직무' }, 'parentCode'],
    [{ kind: 'JOB_LEVEL', parentCode: '0300', name: '레벨 9' }, 'parentCode'],
    [{ kind: 'JOB_LEVEL', parentCode: null, name: ' ' }, 'name'],
    [{ kind: 'JOB_LEVEL', parentCode: null, name: '두\n줄' }, 'name'],
    [{ kind: 'SALARY', parentCode: null, name: '값' }, 'kind'],
  ] as const) {
    const { status, body } = await call('POST', '', payload);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  }
  expect((await add('JOB', '백엔드', '0100')).status).toBe(200);
});

test('a renamed code is called so everywhere, and a late rename is refused with what stands there', async () => {
  const [level] = list('JOB_LEVEL');
  const rename = (name: string, who: Person) =>
    call('PUT', `/JOB_LEVEL/${level!.code}`, { name, isRetired: false, version: level!.version }, who);
  const answers = await Promise.all([rename('입문', manager), rename('첫걸음', other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = names(answers.find(({ status }) => status === 200)!.body.data, 'JOB_LEVEL');
  expect(names(answers.find(({ status }) => status === 409)!.body.data, 'JOB_LEVEL')).toEqual(kept);
  const offered = await server.call({ url: '/api/v1/codes' });
  expect((offered.body.data as { jobLevels: { name: string }[] }).jobLevels.map(({ name }) => name)).toEqual(kept);
});

test('a list takes the order it is given, over the order that was seen', async () => {
  const seen = list('JOB_GROUP').map(({ code }) => code);
  const order = [...seen.slice(1), seen[0]!];
  const { body } = await call('PUT', '/order', { kind: 'JOB_GROUP', parentCode: null, seen, codes: order });
  expect(names(body.data, 'JOB_GROUP')).toEqual(['디자인', '개발', '엔지니어링', '기획']);
  expect(await latest()).toMatchObject([
    { field: 'codeOrder', after: ['직군 디자인', '직군 개발', '직군 엔지니어링', '직군 기획'] },
  ]);
  const late = await call('PUT', '/order', { kind: 'JOB_GROUP', parentCode: null, seen, codes: order }, other);
  expect([late.status, names(late.body.data, 'JOB_GROUP')[0]]).toEqual([409, '디자인']);
  const lost = await call('PUT', '/order', { kind: 'JOB_GROUP', parentCode: null, seen: order, codes: order.slice(1) });
  expect(lost.status).toBe(400);
});

test('a used code is retired, not deleted: it comes last, and keeps its name where it is used', async () => {
  await makeClub(server, tenantId, { creator: instructor });
  ({ codes } = (await call('GET', '')).body.data as ManagedCodes);
  const used = codes.find(({ clubCount, kind }) => clubCount > 0 && kind === 'JOB_LEVEL')!;
  expect((await call('DELETE', `/JOB_LEVEL/${used.code}`)).body).toMatchObject({
    code: '0409',
    message: expect.stringContaining('쓰는 곳'),
  });
  const { body } = await call('PUT', `/JOB_LEVEL/${used.code}`, {
    name: used.name,
    isRetired: true,
    version: used.version,
  });
  expect(names(body.data, 'JOB_LEVEL').at(-1)).toBe(`(${used.name})`);
  expect(await latest()).toEqual([
    { field: 'code', before: `레벨 ${used.name}`, after: `레벨 ${used.name} (쓰지 않음)` },
  ]);
  const offered = await server.call({ url: '/api/v1/codes' });
  expect((offered.body.data as { jobLevels: object[] }).jobLevels.at(-1)).toEqual({
    code: used.code,
    name: used.name,
    isRetired: true,
  });
  const uses = (await call('GET', `/JOB_LEVEL/${used.code}/uses`)).body.data as { clubs: object[] };
  expect(uses.clubs).toHaveLength(used.clubCount);
});

test('an unused code is deleted; the four job groups, and one that has jobs, are not', async () => {
  const added = ((await add('JOB_GROUP', '기타')).body.data as ManagedCodes).codes.find(({ name }) => name === '기타')!;
  expect(added.code).toBe('0500');
  await add('JOB', '무엇이든', '0500');
  expect((await call('DELETE', '/JOB_GROUP/0500')).status).toBe(409);
  await call('DELETE', '/JOB/0501');
  const { status, body } = await call('DELETE', '/JOB_GROUP/0500');
  expect([status, names(body.data, 'JOB_GROUP')]).toEqual([200, expect.not.arrayContaining(['기타'])]);
  for (const code of ['0100', '0200', '0300', '0400'])
    expect((await call('DELETE', `/JOB_GROUP/${code}`)).status).toBe(409);
  expect((await call('DELETE', '/JOB_GROUP/0999')).status).toBe(404);
});

test('another organisation has its own codes, and reaches none of these', async () => {
  const hanbit = await makePerson(server, elsewhere, 'manager');
  const host = 'hanbit.localhost';
  const changed = await server.call({
    method: 'PUT',
    url: `${PATH}/JOB/0301`,
    token: hanbit.token,
    host,
    payload: { name: '남의 것', isRetired: true, version: 0 },
  });
  expect(changed.status).toBe(200);
  expect(((await call('GET', '')).body.data as ManagedCodes).codes).toEqual(codes);
});

test('what only an article, a mentor or a resume has is used too, and stays', async () => {
  const added = (await add('JOB_LEVEL', '펠로')).body.data as unknown as ManagedCodes;
  const { code } = added.codes.find(({ name }) => name === '펠로')!;
  const values = { levels: [code], groups: ['0300'] };
  await owner.query(
    `insert into posts (tenant_id, content_type, title, description, body, provider, payment_type, price, job_levels,
       job_groups, keywords, author_id, created_at, updated_at, search_text)
     values ($1, '0001', '', '', '', '', '0001', 0, $2, $3, '{}', $4, now(), now(), '')`,
    [tenantId, values.levels, values.groups, instructor.memberId],
  );
  await owner.query(
    `insert into mentors (tenant_id, member_id, mentor_type, authenticated, job_group, job_level, named_at, named_by)
     values ($1, $2, '0002', false, '0300', $3, now(), $4)`,
    [tenantId, instructor.memberId, code, manager.memberId],
  );
  const now = (await call('GET', '')).body.data as unknown as ManagedCodes;
  expect(now.codes.find((one) => one.code === code)).toMatchObject({ clubCount: 0, quizCount: 0, otherCount: 2 });
  expect((await call('DELETE', `/JOB_LEVEL/${code}`)).body.code).toBe('0409');
  await owner.query('delete from posts where tenant_id = $1', [tenantId]);
  expect((await call('DELETE', `/JOB_LEVEL/${code}`)).body.code).toBe('0409');
  await owner.query('delete from mentors where tenant_id = $1', [tenantId]);
  expect((await call('DELETE', `/JOB_LEVEL/${code}`)).body.code).toBe('0000');
});

/** Columns that bear the name of what codes are for: words or lists of words. */
const CODED = String.raw`^(.*_)?(job_groups?|jobs?|job_levels?|levels?)$`;
/** Of those, what is no code of the organisation. */
const NO_CODES: readonly string[] = [];

test('every column that holds codes stands in the list, and merges of jobs reach each that holds them', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ $1 and udt_name in ('text', '_text')`,
    [CODED],
  );
  const listed = CODE_PLACES.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...listed, ...NO_CODES].toSorted());
  const holding = CODE_PLACES.filter(({ kind }) => kind === 'JOB').map(({ table }) => table);
  expect(holding.toSorted()).toEqual([...JOB_TABLES].toSorted());
});
