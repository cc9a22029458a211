import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { jobs } from '../apps/server/src/jobs.ts';
import { rankPoints } from '../apps/server/src/features/ranking/ranking.service.ts';
import { prepareSchema } from '../apps/server/src/kernel/database/connect.ts';
import { Database } from '../apps/server/src/kernel/database/database.ts';
import { JobQueue } from '../apps/server/src/kernel/jobs/queue.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';
import { newSealingKey } from '../apps/server/src/kernel/secrets/secret-box.ts';
import { Tokens } from '../apps/server/src/kernel/session/tokens.ts';
import { casesOf } from './cases.ts';
import { load, median } from './load.ts';
import { startServer } from './process.ts';
import { makeWorld } from './world/world.ts';
import { agreeAll } from './world/agree.ts';

/**
 * What many people cost each other. `npm run bench:people`
 * 1. The p99 of writes while a million notifications are purged, against the same before and after.
 * 2. Reading the ranking among 100,000 members with a million rows of the ledger this month, against a tenth of them.
 */
const [ROUNDS, SECONDS, CONNECTIONS] = [12, 2, 8];
const LIMITS = { purge: 1.5, ranking: 1.5 };
const say = (line: string) => process.stdout.write(`${line}\n`);
const id = (kind: number, n: number) => `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const sql = (name: string) => readFile(new URL(`people/${name}.sql`, import.meta.url), 'utf8');

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

function hold(name: string, value: number, limit: number): void {
  if (value <= limit) return;
  say(`  ${name}: ${value.toFixed(2)} is more than ${limit}.`);
  process.exitCode = 1;
}

const directory = await mkdtemp(join(tmpdir(), 'dure-people-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
const connection = postgres.connection('bench');
const admin = new pg.Client(postgres.connection('postgres'));
await admin.connect();
const filler = new pg.Client(connection);
const undo: (() => Promise<unknown>)[] = [];
try {
  await admin.query('create database bench');
  await admin.query('create role bench_app login');
  await prepareSchema(
    connection,
    'bench_app',
    jobs.map((job) => job.name),
  );
  await filler.connect();
  const world = await makeWorld(filler);
  await filler.query(await sql('notifications'));
  await filler.query('set session_replication_role = origin');
  await filler.query(await sql('world'));
  await filler.query('set session_replication_role = origin');
  const database = new Database({ ...connection, max: 1 });
  undo.push(() => database.close());
  const began = performance.now();
  for (const n of [1, 2]) await rankPoints(database, id(0, n));
  say(`ranking of a backlog of ${(1_100_000).toLocaleString('en')} changes: ${secondsSince(began)} s`);
  await agreeAll(filler);
  await filler.query('vacuum analyze');
  const server = await startServer({
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: `postgresql://${connection.user}@localhost:${connection.port}/bench?host=${encodeURIComponent(connection.host)}`,
    SESSION_KEYS: JSON.stringify(world.sessionKeys),
    SECRET_KEYS: newSealingKey(),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  undo.push(server.stop);
  const base = server.line.replace('localhost', '127.0.0.1');

  const writes = casesOf(base, world).find(({ name }) => name === 'like and unlike')!;
  const p99 = async () => (await load(writes, CONNECTIONS, SECONDS)).p99;
  const expired = async () =>
    (
      await filler.query<{ count: number }>(
        `select count(*)::int as count from notifications where created_at < now() - interval '30 days'`,
      )
    ).rows[0]!.count;
  await p99();
  const quiet: number[] = [];
  for (let round = 0; round < ROUNDS / 2; round++) quiet.push(await p99());
  const queue = new JobQueue(connection, () => {});
  await queue.start([]);
  undo.push(() => queue.stop());
  const before = await expired();
  await database.transaction(id(0, 1), (transaction) => queue.send(transaction, 'notifications-purge', {}));
  while ((await expired()) === before);
  const busy: number[] = [];
  const purging = performance.now();
  while ((await expired()) > 0) busy.push(await p99());
  const seconds = secondsSince(purging);
  for (let round = 0; round < ROUNDS / 2; round++) quiet.push(await p99());
  const ratio = median(busy) / median(quiet);
  say(
    `p99 of writes while ${before.toLocaleString('en')} notifications are purged (${seconds} s): ` +
      `${median(busy)} ms against ${median(quiet)} ms, ${ratio.toFixed(2)} times (limit ${LIMITS.purge})`,
  );
  hold('purge', ratio, LIMITS.purge);

  const tokens = await Tokens.create(world.sessionKeys);
  const month = new Date().toISOString().slice(0, 7);
  const readingOf = async (n: number, uri: string, path: string) => {
    const who = {
      memberType: 'MEMBER',
      memberId: id(n, 5),
      nickname: 'bench',
      roles: ['ROLE_USER'],
      tenantUUID: id(0, n),
    };
    const headers = { authorization: `Bearer ${await tokens.issueMember(who, new Date())}`, host: `${uri}.localhost` };
    return { name: uri, url: `${base}${path}`, requests: [{ method: 'GET' as const, headers }] };
  };
  for (const path of [`/api/v1/monthly/ranking?month=${month}&size=50`, '/api/v1/my/ranking']) {
    const [small, large] = [await readingOf(1, 'small', path), await readingOf(2, 'large', path)];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Which comes first changes from round to round: whatever drifts weighs on both.
      const order = round % 2 === 0 ? [small, large] : [large, small];
      const measured = new Map<string, number>();
      for (const one of order) {
        const { perSecond, failures } = await load(one, CONNECTIONS, SECONDS);
        if (failures > 0) throw new Error(`${failures} requests for ${path} of ${one.name} failed`);
        measured.set(one.name, perSecond);
      }
      ratios.push(measured.get('small')! / measured.get('large')!);
    }
    say(`${path} among ten times the members and rows: ${median(ratios).toFixed(2)} times (limit ${LIMITS.ranking})`);
    hold('ranking', median(ratios), LIMITS.ranking);
  }
} finally {
  for (const step of undo.toReversed()) await step();
  await filler.end();
  await admin.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
