import { MERGE_DAYS } from '@dure/contract/limits/merge-limits';
import type { ManagedCodes } from '@dure/contract/tenancy/codes/codes.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubForm, day, makeClub, submitClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections, untilLocked } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { jobMergePurgeJob } from './job-merging.jobs.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let manager: Person;
let instructor: Person;
/** Clubs that have the one that goes, both, and the one that stays. */
let [one, both, other]: number[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  await openConnections(server);
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  server.clock.set(START);
  manager = await makePerson(server, tenantId, 'manager');
  instructor = await makePerson(server, tenantId, 'instructor');
  for (const table of ['clubs', 'quizzes'])
    await owner.query(`update ${table} set jobs = '{}' where tenant_id = $1`, [tenantId]);
  await owner.query(`delete from codes where tenant_id = $1 and kind = 'JOB' and parent_code = '0300'`, [tenantId]);
  await owner.query(
    `insert into codes (tenant_id, kind, code, name, parent_code, position) values ($1, 'JOB', '0301', '백엔드', '0300', 1),
     ($1, 'JOB', '0302', '백앤드', '0300', 2), ($1, 'JOB', '0303', '모바일', '0300', 3)`,
    [tenantId],
  );
  const clubs = await Promise.all(
    Array.from({ length: 3 }, () => makeClub(server, tenantId, { creator: instructor, quizzes: [{}] })),
  );
  [one, both, other] = clubs.map(({ clubSequence }) => clubSequence);
  await give(one!, ['0303', '0302']);
  await give(both!, ['0302', '0301']);
  await give(other!, ['0301']);
  await owner.query('update quizzes set jobs = $2 where tenant_id = $1 and quiz_sequence = any($3)', [
    tenantId,
    ['0302'],
    [clubs[0]!.quizSequences[0]],
  ]);
});

const call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.call({ method, url, token: who.token, ...(payload && { payload }) });
const give = (club: number, jobs: readonly string[]) =>
  owner.query('update clubs set jobs = $3 where tenant_id = $1 and club_sequence = $2', [tenantId, club, jobs]);
const jobsOf = async (club: number) =>
  (await owner.query('select jobs from clubs where tenant_id = $1 and club_sequence = $2', [tenantId, club])).rows[0]
    .jobs as string[];
const codes = async () =>
  ((await call(manager, 'GET', '/api/manager/v1/codes')).body.data as ManagedCodes).codes.filter(
    ({ kind }) => kind === 'JOB',
  );
const merge = (part: object = {}) =>
  call(manager, 'POST', '/api/manager/v1/jobs/0302/merge', { into: '0301', version: 0, intoVersion: 0, ...part });
const undo = () => call(manager, 'POST', '/api/manager/v1/jobs/0302/merge/undo');

test('one job stands in the place of the other everywhere, once, and is offered no more', async () => {
  const preview = await call(manager, 'GET', '/api/manager/v1/jobs/0302/merge?into=0301');
  expect(preview.body.data).toEqual({
    clubs: { merged: 2, kept: 2, after: 3 },
    quizzes: { merged: 1, kept: 0, after: 1 },
  });
  expect((await merge()).body.code).toBe('0000');
  expect([await jobsOf(one!), await jobsOf(both!), await jobsOf(other!)]).toEqual([
    ['0303', '0301'],
    ['0301'],
    ['0301'],
  ]);
  expect((await codes()).find(({ code }) => code === '0302')).toMatchObject({
    isRetired: true,
    clubCount: 0,
    quizCount: 0,
    merged: { into: '0301' },
  });
  expect((await codes()).find(({ code }) => code === '0301')).toMatchObject({ clubCount: 3, quizCount: 1 });
  const { rows } = await owner.query('select changes from audit_entries where changed_by = $1', [manager.memberId]);
  expect(rows).toEqual([{ changes: [{ field: 'code', before: '직무 백앤드', after: '직무 백엔드 (합침)' }] }]);
});

test('the way back puts it where it stood, but not where the other one was taken away since', async () => {
  await merge();
  await give(one!, ['0303']);
  expect((await undo()).body.code).toBe('0000');
  expect([await jobsOf(one!), (await jobsOf(both!)).toSorted()]).toEqual([['0303'], ['0301', '0302']]);
  expect((await codes()).find(({ code }) => code === '0302')).toMatchObject({ isRetired: false, merged: null });
  expect((await undo()).body.code).toBe('0409');
});

test('after its days there is no way back', async () => {
  await merge();
  server.clock.set(day(MERGE_DAYS).toISOString());
  manager = await makePerson(server, tenantId, 'manager');
  expect((await undo()).body.code).toBe('0409');
  const { run } = jobMergePurgeJob.define({ services: server.services } as never);
  await run({} as never, (() => {}) as never);
  const { rows } = await owner.query('select from code_merges where tenant_id = $1', [tenantId]);
  expect(rows).toHaveLength(0);
});

test('whoever saw another state is refused with how it is now, and an open form of a club is stale', async () => {
  const changed = { name: '서버', isRetired: false, version: 0 };
  await call(manager, 'PUT', '/api/manager/v1/codes/JOB/0301', changed);
  const stale = await merge();
  expect(stale.body).toMatchObject({ code: '0409' });
  expect((stale.body.data as ManagedCodes).codes.find(({ code }) => code === '0301')).toMatchObject({ name: '서버' });
  const before = await owner.query('select version from clubs where tenant_id = $1 and club_sequence = $2', [
    tenantId,
    one,
  ]);
  await merge({ intoVersion: 1 });
  const after = await owner.query('select version from clubs where tenant_id = $1 and club_sequence = $2', [
    tenantId,
    one,
  ]);
  expect(after.rows[0].version).toBe(before.rows[0].version + 1);
});

test('only two different jobs of one list, of which the one that stays is in use', async () => {
  expect((await merge({ into: '0302' })).status).toBe(400);
  expect((await merge({ into: '0101' })).status).toBe(400);
  expect((await merge({ into: '9999' })).status).toBe(404);
  await merge();
  expect((await merge({ version: 1, into: '0303' })).body.code).toBe('0409');
});

const submitting = (job: string) => submitClub(server, instructor, clubForm({ jobs: [job] }));

test('a club that is made with a job while it is merged or deleted is refused, and never has a job that is gone', async () => {
  await give(one!, ['0302']);
  const acts = [
    ['0302', () => merge()],
    ['0303', () => call(manager, 'DELETE', '/api/manager/v1/codes/JOB/0303')],
  ] as const;
  for (const [job, act] of acts) {
    await owner.query('begin');
    // The manager's call holds its codes and waits here.
    await owner.query('lock table audit_entries in access exclusive mode');
    const acting = act();
    await untilLocked(server);
    const made = submitting(job);
    await untilLocked(server, 2);
    await owner.query('commit');
    expect((await acting).body.code).toBe('0000');
    const { status, body } = await made;
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['jobs']]);
  }
});

test('a job that a club is being made with waits for it, and is in use then', async () => {
  await give(one!, []);
  await owner.query('begin');
  await owner.query('lock table clubs in exclusive mode');
  const made = submitting('0303');
  await untilLocked(server);
  const deleting = call(manager, 'DELETE', '/api/manager/v1/codes/JOB/0303');
  await untilLocked(server, 2);
  await owner.query('commit');
  expect((await made).body.code).toBe('0000');
  expect((await deleting).body.code).toBe('0409');
});
