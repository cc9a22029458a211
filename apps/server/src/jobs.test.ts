import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { groupDueAnswers } from './features/answering/answer-queue/similarity.service.ts';
import { strike } from './features/clubs/clubs/life/club-clock.service.ts';
import { READING_JOB } from './features/authoring/contents/reading/reading.jobs.ts';
import { refreshDiscriminations } from './features/insight/dashboard/discrimination.jobs.ts';
import { evaluationJob, resumeRuns } from './features/insight/evaluation/evaluation.jobs.ts';
import { backupJob } from './features/platform/operator/installation/backup.jobs.ts';
import { faultsJob } from './features/platform/operator/faults/faults.jobs.ts';
import { tenantDeletionJob } from './features/platform/operator/tenant-deletion.jobs.ts';
import { EXPORT_JOB } from './features/platform/privacy/export/export.jobs.ts';
import { ERASED_FILES_JOB } from './features/platform/privacy/withdrawal/withdrawal.jobs.ts';
import { jobs } from './jobs.ts';
import { reportJobs, showJobs } from './kernel/jobs/report.ts';
import { JobQueue, migrateJobs, type JobDefinition } from './kernel/jobs/queue.ts';
import type { Services } from './kernel/unit.ts';
import { answerFully, placeOf } from './testing/answers.ts';
import { day, makeClub } from './testing/clubs.ts';
import { notificationKindsOf } from './testing/notifications.ts';
import { makePerson, makeTenant, type Person } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let client: pg.Client;
let tenants: string[];
let tenantId: string;
let member: Person;
const untold = async () => {};

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client(server.owner);
  await client.connect();
  await server.services.jobs.start([]);
  tenants = [];
  for (const uri of ['dure', 'second', 'third']) tenants.push(await makeTenant(server, uri));
  tenantId = tenants[0]!;
  member = await makePerson(server, tenantId, 'member');
});
afterAll(async () => {
  await server.services.jobs.stop();
  await client.end();
});

/** Whatever writes such a row fails, as with a fault of the data. */
async function poison(table: string, what: 'insert' | 'update', condition: string): Promise<void> {
  const name = `poison_${crypto.randomUUID().replaceAll('-', '')}`;
  await client.query(`create function ${name}() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$;
    create trigger ${name} before ${what} on ${table} for each row when (${condition}) execute function ${name}()`);
}
const rowsOf = async (query: string, values: unknown[] = []) => (await client.query(query, values)).rows as object[];

/** Done for one person each time that somebody orders it. */
const ORDERED: readonly string[] = [READING_JOB, EXPORT_JOB, ERASED_FILES_JOB];
/** About the installation, or about those organisations alone whose day has come. */
const OPERATORS: readonly string[] = [backupJob.name, faultsJob.name, tenantDeletionJob.name];

test.each(jobs.filter(({ name }) => ![...ORDERED, ...OPERATORS].includes(name)).map((job) => [job.name, job] as const))(
  '%s: a tenant that fails keeps no other from its turn',
  async (_name, job) => {
    const [broken, ...others] = tenants as [string, ...string[]];
    const reached = new Set<string>();
    const database = new Proxy(server.database, {
      get: (target, property) => {
        const method = Reflect.get(target, property) as (...args: unknown[]) => unknown;
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) => {
          if (args[0] === broken) throw new Error('broken');
          reached.add(args[0] as string);
          return method.apply(target, args);
        };
      },
    });
    const all = await server.services.tenants.list();
    const list = async () => all.map((one) => ({ ...one, uri: one.tenantId }));
    const services = { ...server.services, database, tenants: { list } } as unknown as Services;
    const { run } = job.define({ services, log: server.app.log });
    // As at a server's start, which visits all of them.
    await expect(run({ isStart: true }, untold)).rejects.toThrow(`1 of 3 failed: ${broken}: `);
    expect([...reached].toSorted()).toEqual(others.toSorted());
  },
);

test('a club whose step of the clock fails keeps no other from its step and its news', async () => {
  const make = () => makeClub(server, tenantId, { status: '0310', startAt: day(7), members: [member] });
  const [ill, well] = [await make(), await make()];
  await poison('club_transitions', 'insert', `new.club_sequence = ${ill.clubSequence}`);
  await expect(strike(server.services, tenantId, day(7))).rejects.toThrow(`club ${ill.clubSequence}`);
  const statuses = await rowsOf('select club_status from clubs where club_sequence = any($1) order by club_sequence', [
    [ill.clubSequence, well.clubSequence],
  ]);
  expect(statuses).toEqual([{ club_status: '0310' }, { club_status: '0400' }]);
  expect(await notificationKindsOf(server, tenantId, well.creator)).toContain('clubStarted');
});

test('a club whose reminders cannot be written keeps no other from being reminded', async () => {
  const reader = await makePerson(server, tenantId, 'member');
  const make = () => makeClub(server, tenantId, { endAt: day(2), members: [reader], quizzes: [] });
  const [ill] = [await make(), await make()];
  await poison('notifications', 'insert', `new.club_sequence = ${ill.clubSequence}`);
  await expect(strike(server.services, tenantId, day(0))).rejects.toThrow(`club ${ill.clubSequence}`);
  expect(await notificationKindsOf(server, tenantId, reader)).toEqual(['clubEnding']);
});

test('clubs whose figures fail each time keep no other from theirs, however many they are', async () => {
  const clubs = [];
  for (let n = 0; n < 22; n++) clubs.push(await makeClub(server, tenantId, { quizzes: [{}] }));
  const well = clubs.at(-1)!.clubSequence;
  await rowsOf('update club_quizzes set discrimination_due = club_sequence = any($1)', [
    clubs.map(({ clubSequence }) => clubSequence),
  ]);
  await poison('club_quizzes', 'update', `new.discrimination_at is not null and new.club_sequence <> ${well}`);
  const refreshed = async () => {
    await refreshDiscriminations(server.services, tenantId, day(0)).catch(() => {});
    return rowsOf('select from club_quizzes where club_sequence = $1 and discrimination_due', [well]);
  };
  await expect.poll(refreshed).toEqual([]);
});

test('an answer that cannot be compared keeps no other from being compared', async () => {
  const club = await makeClub(server, tenantId, { members: [member], quizzes: [{}, {}] });
  for (const index of [0, 1]) await answerFully(server, member, placeOf(club, index), '같은 글을 두 번 쓴다');
  const due = 'select answer_sequence from answer_similarity_due where tenant_id = $1 order by 1';
  const [ill] = (await rowsOf(due, [tenantId])) as { answer_sequence: string }[];
  await poison('answer_signatures', 'insert', `new.answer_sequence = ${ill!.answer_sequence}`);
  await expect(groupDueAnswers(server.services, tenantId)).rejects.toThrow(`answer ${ill!.answer_sequence}`);
  expect(await rowsOf(due, [tenantId])).toEqual([ill]);
});

test('a club whose reports fail keeps no other from its reports', async () => {
  const make = () => makeClub(server, tenantId, { members: [member], quizzes: [{}] });
  const clubs = [await make(), await make()];
  for (const { clubSequence, creator } of clubs) {
    await server.call({
      method: 'POST',
      url: `/api/v1/quiz-clubs/${clubSequence}/evaluation`,
      token: creator.token,
      payload: {},
    });
  }
  const [ill, well] = clubs.map(({ clubSequence }) => clubSequence);
  await poison('member_evaluations', 'insert', `new.club_sequence = ${ill}`);
  server.clock.advance(61_000);
  const queued: object[] = [];
  const sending = vi.spyOn(server.services.jobs, 'send').mockImplementation(async (_transaction, _name, data) => {
    queued.push(data);
  });
  await resumeRuns(server.services, tenantId);
  sending.mockRestore();
  expect(queued).toHaveLength(2);
  const { run } = evaluationJob.define({ services: server.services, log: server.app.log });
  const outcomes = await Promise.allSettled(queued.map((data) => run(data, async () => {})));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await rowsOf('select from member_evaluations where club_sequence = $1', [well])).toHaveLength(1);
});

test('progress and last failure of a job can be read, and its last success beside them', async () => {
  const failures: string[] = [];
  const queue = new JobQueue(
    server.ground.connection,
    () => {},
    (error, job) => failures.push(`${job}: ${error.message}`),
  );
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const definition = (name: string, run: JobDefinition['run']): JobDefinition => ({ name, atStart: true, run });
  await queue.start([
    definition('cleaning', async () => {
      throw new Error('1 of 2 failed: dure: poisoned');
    }),
    definition('club-clock', async () => {}),
    definition('club-images', async (_data, progress) => {
      await expect
        .poll(async () => (await progress(3, 7), (await read('club-images'))?.running?.of), { timeout: 20_000 })
        .toBe(7);
      await held;
    }),
  ]);
  const read = async (name: string) => (await reportJobs(client)).find(({ job }) => job === name);
  try {
    await expect
      .poll(() => read('cleaning').then((one) => one?.lastFailure?.message), { timeout: 20_000 })
      .toBe('1 of 2 failed: dure: poisoned');
    expect(failures).toEqual(['cleaning: 1 of 2 failed: dure: poisoned']);
    await expect
      .poll(() => read('club-clock').then((one) => one?.lastSuccess), { timeout: 20_000 })
      .toBeInstanceOf(Date);
    await expect
      .poll(() => read('club-images').then((one) => one?.running), { timeout: 20_000 })
      .toMatchObject({ done: 3, of: 7 });
    const shown = showJobs(await reportJobs(client));
    expect(shown).toMatch(
      /^cleaning: idle\n {2}last success: none\n {2}last failure: \S+ \S+ UTC {2}1 of 2 failed: dure: poisoned$/m,
    );
    expect(shown).toMatch(/^club-images: running for \d+ s, 3 of 7 done$/m);
  } finally {
    goOn();
    await queue.stop();
  }
});

test('a job begins once what ordered it is committed, and the next once it has ended', async () => {
  const queue = new JobQueue(server.ground.connection, () => {});
  const done: number[] = [];
  await queue.start([{ name: 'cleaning', run: async (data) => void done.push((data as { no: number }).no) }]);
  const order = (...numbers: number[]) =>
    server.database.transaction(tenantId, async (transaction) => {
      for (const no of numbers) await queue.send(transaction, 'cleaning', { no }, null);
    });
  try {
    // Asking now and then alone would take 20 seconds for the first ten, and 20 for the others.
    for (let no = 0; no < 10; no++) {
      await order(no);
      await expect.poll(() => done).toContain(no);
    }
    await order(...Array.from({ length: 10 }, (_, at) => at + 10));
    await expect.poll(() => done).toHaveLength(20);
  } finally {
    await queue.stop();
  }
}, 15_000);

test('the clock of a job that is gone ends at the next start, and of no other', async () => {
  const names = jobs.map(({ name }) => name);
  const gone = 'a-job-of-an-earlier-release';
  const migrate = (known: readonly string[]) => migrateJobs(server.owner, server.ground.connection.user, known);
  const scheduled = async () =>
    ((await rowsOf('select name from pgboss.schedule order by name')) as { name: string }[]).map(({ name }) => name);
  await migrate([...names, gone]);
  const queue = new JobQueue(server.ground.connection, () => {});
  await queue.start([gone, names[0]!].map((name) => ({ name, cron: '0 3 1 1 *', run: async () => {} })));
  await queue.stop();
  expect(await scheduled()).toEqual([gone, names[0]].toSorted());
  await migrate(names);
  expect(await scheduled()).toEqual([names[0]]);
});
