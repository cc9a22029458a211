import { JOB_LABELS } from '@dure/contract/platform/jobs/job-labels.text';
import { MAX_FAILURE_LENGTH } from '@dure/contract/platform/jobs/jobs-limits';
import type { OwnJobs } from '@dure/contract/platform/jobs/jobs.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { planOf } from '../../../testing/database/plans.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { failedJobs } from '../../../kernel/jobs/report.ts';

const HOST = 'jobs-there.localhost';
let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let elsewhere: string;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  owner = new pg.Client(server.owner);
  await owner.connect();
  tenantId = await makeTenant(server);
  elsewhere = await makeTenant(server, 'jobs-there');
  manager = await makePerson(server, tenantId, 'manager');
  foreign = await makePerson(server, elsewhere, 'manager');
});
beforeEach(() => owner.query('delete from pgboss.job'));
afterAll(async () => {
  await server.services.jobs.stop();
  await owner.end();
});

interface Kept {
  readonly name?: string;
  readonly state?: string;
  readonly tenant?: string | null;
  readonly output?: object;
  readonly minutesAgo?: number;
}
async function keep({ name = 'content-reading-now', state = 'failed', output, ...part }: Kept): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into pgboss.job (name, state, group_id, output, retry_count, retry_limit, started_on, completed_on, created_on)
     values ($1, $2::pgboss.job_state, $3, $4, 5, 5, now() - $5 * interval '1 minute',
       case when $2 in ('failed', 'completed') then now() - $5 * interval '1 minute' end, now() - interval '2 hours')
     returning id`,
    [name, state, part.tenant === undefined ? tenantId : part.tenant, output ?? null, part.minutesAgo ?? 10],
  );
  return rows[0]!.id;
}
const list = async ({ token } = manager, host?: string) =>
  (await server.call({ url: '/api/manager/v1/jobs', token, ...(host && { host }) })).body.data as OwnJobs;
const retry = (jobId: string, { token } = manager, host?: string) =>
  server.call({
    method: 'POST',
    url: `/api/manager/v1/jobs/${jobId}/retry`,
    token,
    payload: {},
    ...(host && { host }),
  });
const stateOf = async (id: string) =>
  (await owner.query<{ state: string }>('select state from pgboss.job where id = $1', [id])).rows[0]!.state;

test('every job that the server runs has its words', () => {
  expect(Object.keys(JOB_LABELS)).toEqual(jobs.map(({ name }) => name).toSorted());
});

test('managers see what was sent for their organisation, and nothing else', async () => {
  await keep({ state: 'active', output: { done: 3, of: 12 } });
  await keep({ state: 'completed', minutesAgo: 30 });
  await keep({ name: 'invitation-mails', state: 'created' });
  await keep({ name: 'data-export', tenant: elsewhere, output: { message: 'theirs' } });
  await keep({ name: 'mail', tenant: null, output: { message: '1 of 3 failed: jobs-there: broken' } });
  const { jobs: reports, failed } = await list();
  expect(failed).toEqual([]);
  expect(reports).toMatchObject([
    { job: 'content-reading-now', waiting: 0, done: 3, of: 12, succeededAt: expect.any(String), failure: null },
    { job: 'invitation-mails', waiting: 1, runningSeconds: null, succeededAt: null },
  ]);
  expect(await list(foreign, HOST)).toMatchObject({ jobs: [{ job: 'data-export' }], failed: [{ failure: 'theirs' }] });
});

test('a failed job says why, the latest first, and names no address', async () => {
  await keep({ output: { message: `550 <kim@dure.test> unknown ${'x'.repeat(900)}` }, minutesAgo: 20 });
  const latest = await keep({ name: 'ai-evaluation', output: { value: { message: 'heartbeat timeout' } } });
  const { failed, jobs: reports } = await list();
  expect(failed.map(({ jobId, tries, failure }) => [jobId === latest, tries, failure.slice(0, 16)])).toEqual([
    [true, 6, 'heartbeat timeou'],
    [false, 6, '550 <…@…> unknow'],
  ]);
  expect(failed[1]!.failure.length).toBeLessThanOrEqual(MAX_FAILURE_LENGTH);
  expect(JSON.stringify(reports)).not.toContain('kim@dure.test');
});

test('a job that was given up is tried again once, and the log says so', async () => {
  const id = await keep({ output: { message: 'the file is locked' } });
  const [one, other] = await Promise.all([retry(id), retry(id)]);
  expect([one.body.code, other.body.code].toSorted()).toEqual(['0000', '0404']);
  expect(await stateOf(id)).toBe('retry');
  expect((await list()).failed).toEqual([]);
  const { rows } = await owner.query(`select changes from audit_entries where action = 'jobRetried'`);
  expect(rows).toEqual([{ changes: [{ field: 'job', before: null, after: JOB_LABELS['content-reading-now'] }] }]);
});

test('another organisation’s job, the clock’s, one that runs and one that never was are not there', async () => {
  const ids = [
    await keep({ tenant: elsewhere }),
    await keep({ tenant: null }),
    await keep({ state: 'active' }),
    '01900000-0000-7000-8000-000000000000',
  ];
  for (const id of ids) expect((await retry(id)).body.code).toBe('0404');
  expect(await stateOf(ids[0]!)).toBe('failed');
});

test('of a week of jobs those of the organisation alone are read', async () => {
  await owner.query(
    `insert into pgboss.job (name, state, completed_on) select 'mail', 'completed', now() from generate_series(1, 20000)`,
  );
  await keep({});
  await owner.query('vacuum analyze');
  const { most, plan } = await planOf(server, tenantId, failedJobs(tenantId));
  expect(most, plan).toBeLessThan(10);
}, 60_000);
