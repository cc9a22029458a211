import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareSchema } from '../apps/server/src/kernel/database/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';
import { newSealingKey } from '../apps/server/src/kernel/secrets/secret-box.ts';
import { jobs } from '../apps/server/src/jobs.ts';
import { casesOf } from './cases.ts';
import { load, median, type Case, type Measured } from './load.ts';
import { measurePages } from './pages.ts';
import { cpuMs, family, pssMb, start, startServer, type Program } from './process.ts';
import { measureStarts } from './starts.ts';
import { makeWorld, type World } from './world/world.ts';

/**
 * Speed as ratios within one run. Every case alternates with bare programs that do only the inevitable (bench/limits),
 * so that a slow machine slows both. `npm run bench -- quick` measures shorter.
 */
const quick = process.argv.includes('quick');
const ROUNDS = quick ? 1 : 3;
const SECONDS = quick ? 2 : 5;
const CONNECTIONS = 8;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Goals of the project: the limit that a case is held against, and the least share of it. */
const GOALS: Record<string, { limit: 'L-read' | 'L-write'; share: number }> = {
  'one row (who am I)': { limit: 'L-read', share: 0.7 },
  'list of 10 clubs': { limit: 'L-read', share: 0.35 },
  'page of answers of a quiz with 200': { limit: 'L-read', share: 0.5 },
  'like and unlike': { limit: 'L-write', share: 0.3 },
  'submit an answer': { limit: 'L-write', share: 0.25 },
};

async function measure(limits: Case[], cases: Case[], serverPids: () => number[]): Promise<void> {
  const rates = new Map<string, number[]>();
  const notes = new Map<string, string>();
  // Code that has not run hot yet and statements that are not prepared would be measured instead of the work.
  for (const one of [...limits, ...cases]) await load(one, CONNECTIONS, 2);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of [...limits, ...cases]) {
      const before = cpuMs(serverPids());
      const { perSecond, p50, p99, failures } = await load(one, CONNECTIONS, SECONDS);
      const cpu = (cpuMs(serverPids()) - before) / (perSecond * SECONDS);
      rates.set(one.name, [...(rates.get(one.name) ?? []), perSecond]);
      notes.set(one.name, `p50 ${p50} ms, p99 ${p99} ms, ${cpu.toFixed(2)} CPU-ms, ${failures} failures`);
    }
  }
  const rate = (name: string) => median(rates.get(name) ?? []);
  for (const { name } of limits) say(`${name.padEnd(38)} ${rate(name).toFixed(0).padStart(6)}/s`);
  for (const { name } of cases) {
    const { limit, share } = GOALS[name]!;
    const ratio = rate(name) / rate(limit);
    const bare = rate(name) / rate('bare select');
    const verdict = ratio >= share ? 'reached' : 'MISSED';
    say(
      `${name.padEnd(38)} ${rate(name).toFixed(0).padStart(6)}/s  ${ratio.toFixed(2)} of ${limit} (goal ${share}: ${verdict}), ` +
        `${bare.toFixed(2)} of a bare select; ${notes.get(name)}`,
    );
  }
}

async function serve(world: World, databaseUrl: string, dataDirectory: string): Promise<Program> {
  return startServer({
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    SESSION_KEYS: JSON.stringify(world.sessionKeys),
    SECRET_KEYS: newSealingKey(),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
}

const directory = await mkdtemp(join(tmpdir(), 'dure-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
const programs: Program[] = [];
try {
  const connection = postgres.connection('postgres');
  const owner = new pg.Client(connection);
  await owner.connect();
  await owner.query('create role postgres_app login');
  await prepareSchema(
    connection,
    'postgres_app',
    jobs.map((job) => job.name),
  );
  const world = await makeWorld(owner);
  await owner.end();

  const limit = await start(['bench/limits/server.ts', JSON.stringify(connection)], {}, /http:\/\/[\d.]+:\d+/);
  programs.push(limit);
  const url = `postgresql://${connection.user}@localhost:${connection.port}/postgres?host=${encodeURIComponent(connection.host)}`;
  const server = await serve(world, url, directory);
  programs.push(server);
  const base = server.line.replace('localhost', '127.0.0.1');

  const limits: Case[] = [
    { name: 'bare select', url: limit.line, requests: [{ method: 'GET', path: '/select' }] },
    { name: 'L-read', url: limit.line, requests: [{ method: 'GET', path: '/read' }] },
    { name: 'L-write', url: limit.line, requests: [{ method: 'POST', path: '/write' }] },
  ];
  say(`\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, medians`);
  await measure(limits, casesOf(base, world), () => family(process.pid).filter((pid) => pid !== process.pid));
  const bursts: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) bursts.push(await load(casesOf(base, world).at(-1)!, 32, SECONDS));
  const p99s = bursts.map(({ p99 }) => p99);
  const failures = bursts.reduce((sum, burst) => sum + burst.failures, 0);
  say(
    `submit at 32 connections: p99 ${median(p99s)} ms of ${p99s.join(', ')} (goal 50), ${failures} failures (goal 0)`,
  );
  say(`memory under load (PSS): server ${pssMb([server.child.pid!]).toFixed(0)} MB (goal 200)`);
  for (const program of programs.splice(0)) await program.stop();
} finally {
  for (const program of programs) await program.stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
await measureStarts(say);
await measurePages(say);
