import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { jobs } from '../apps/server/src/jobs.ts';
import { prepareSchema } from '../apps/server/src/kernel/database/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';
import { newSealingKey } from '../apps/server/src/kernel/secrets/secret-box.ts';
import { generateSigningKey, Tokens } from '../apps/server/src/kernel/session/tokens.ts';
import { startProvider } from './ai/provider.ts';
import { load, median } from './load.ts';
import { cpuMs, family, pssMb, startServer } from './process.ts';
import { agreeAll } from './world/agree.ts';

/**
 * What calls to a provider cost everybody else, and whether they go as fast as it allows. `npm run bench:ai`
 * 1. The p99 of lists while calls hang, against the same a moment before or after: in turn, many short times.
 * 2. A class of 60 × 5 answers against the time that the provider's own limit makes of it.
 * 3. 1,000 answers: connections at work and memory meanwhile.
 */
const [ROUNDS, SECONDS, CONNECTIONS] = [16, 2, 8];
const LIMITS = { p99: 1.1, class: 1.05, connections: 6, megabytes: 100 };
/** What the provider takes at once, and for each call of the class and of the thousand. */
const [AT_ONCE, CLASS_MS, THOUSAND_MS] = [4, 400, 40];
const [THOUSAND, CLASS] = [
  { club: 1, members: 200 },
  { club: 2, members: 60 },
];
/** `-- class thousand` runs these alone. */
const isWanted = (part: 'lists' | 'class' | 'thousand') => process.argv.length < 3 || process.argv.includes(part);
/** The code of a call that was told that it waited too long. */
const TIMEOUT = 'TIMEOUT';
const say = (line: string) => process.stdout.write(`${line}\n`);
const id = (kind: number, n: number) => `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const TENANT = id(0, 0);

function hold(name: string, value: number, limit: number): void {
  if (value <= limit) return;
  say(`  ${name}: ${value.toFixed(2)} is more than ${limit}.`);
  process.exitCode = 1;
}
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(20);
}

const provider = await startProvider(AT_ONCE);
const directory = await mkdtemp(join(tmpdir(), 'dure-ai-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
const connection = postgres.connection('bench');
const admin = new pg.Client(postgres.connection('postgres'));
await admin.connect();
const filler = new pg.Client(connection);
let stop = async () => {};
try {
  await admin.query('create database bench');
  await admin.query('create role bench_app login');
  await prepareSchema(
    connection,
    'bench_app',
    jobs.map((job) => job.name),
  );
  await filler.connect();
  await filler.query(await readFile(new URL('ai/world.sql', import.meta.url), 'utf8'));
  await agreeAll(filler);
  await filler.query('vacuum analyze');
  const keys = [await generateSigningKey()];
  const server = await startServer({
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: `postgresql://${connection.user}@localhost:${connection.port}/bench?host=${encodeURIComponent(connection.host)}`,
    SESSION_KEYS: JSON.stringify(keys),
    SECRET_KEYS: newSealingKey(),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'bench',
    AI_CONCURRENCY: String(AT_ONCE),
  });
  stop = server.stop;
  const who = {
    memberType: 'MEMBER',
    memberId: id(1, 0),
    nickname: 'bench',
    roles: ['ROLE_MANAGER'],
    tenantUUID: TENANT,
  };
  const token = await (await Tokens.create(keys)).issueMember(who, new Date());
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const evaluate = async (club: number, member: number, again: boolean): Promise<string> => {
    const url = `${server.line}/api/v1/clubs/${club}/members/${id(1, member)}/answers-evaluation`;
    const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ again }) });
    return ((await response.json()) as { code: string }).code;
  };
  const all = async ({ club, members }: typeof CLASS) => {
    const codes = await Promise.all(Array.from({ length: members }, (_, at) => evaluate(club, at + 1, false)));
    // Whoever waited too long is told so, and the work goes on.
    const failed = codes.filter((code) => code !== '0000' && code !== TIMEOUT);
    if (failed.length > 0) throw new Error(`${failed.length} of ${members} members: ${failed[0]}`);
    const isDone = async () => (await filler.query('select from ai_evaluation_due limit 1')).rowCount === 0;
    await until(isDone);
  };

  const lists = ['/api/v1/clubs', `/api/v1/my/clubs/${CLASS.club}/answers`].map((path) => ({
    name: path,
    url: `${server.line}${path}`,
    requests: [{ method: 'GET' as const, headers }],
  }));
  for (const list of isWanted('lists') ? lists : []) {
    const p99 = async () => (await load(list, CONNECTIONS, SECONDS)).p99;
    const during = async () => {
      provider.takes(null);
      const asked = evaluate(CLASS.club, 1, true);
      await until(() => provider.open() === AT_ONCE);
      const measured = await p99();
      provider.takes(0);
      provider.release();
      await asked;
      return measured;
    };
    await during();
    await p99();
    const ratios: number[] = [];
    // Which comes first changes from round to round: whatever drifts weighs on both.
    for (let round = 0; round < ROUNDS; round++) {
      const first = round % 2 === 0 ? await during() : await p99();
      const second = round % 2 === 0 ? await p99() : await during();
      ratios.push(round % 2 === 0 ? first / second : second / first);
    }
    const ratio = median(ratios);
    say(`p99 of ${list.name} while calls are under way: ${ratio.toFixed(2)} times (median of ${ROUNDS} pairs)`);
    hold('p99', ratio, LIMITS.p99);
  }

  if (isWanted('class')) {
    provider.takes(CLASS_MS);
    const cpu = cpuMs(family(server.child.pid!));
    const began = performance.now();
    const heard = provider.heard();
    await all(CLASS);
    const answers = provider.heard() - heard;
    const least = (answers / AT_ONCE) * CLASS_MS;
    const took = performance.now() - began;
    const each = (cpuMs(family(server.child.pid!)) - cpu) / answers;
    say(
      `${answers} answers of a class: ${(took / 1000).toFixed(1)} s, ${(took / least).toFixed(3)} times what the provider allows; ${each.toFixed(0)} CPU-ms of the server each; refused ${provider.refused()}`,
    );
    hold('class', took / least, LIMITS.class);
  }

  if (isWanted('thousand')) {
    provider.takes(THOUSAND_MS);
    const processes = family(server.child.pid!);
    const memory = pssMb(processes);
    const watching = new AbortController();
    let [mostBusy, mostMemory] = [0, memory];
    // Of the pool that answers calls: the job queue has two of its own, which look for work whatever is graded.
    const watch = (async () => {
      for (; !watching.signal.aborted;) {
        const { rows } = await admin.query<{ busy: number }>(
          `select count(*)::int as busy from pg_stat_activity where application_name = 'dure' and state <> 'idle'`,
        );
        mostBusy = Math.max(mostBusy, rows[0]!.busy);
        mostMemory = Math.max(mostMemory, pssMb(processes));
        await setTimeout(100);
      }
    })();
    await all(THOUSAND).finally(() => watching.abort());
    await watch;
    say(`1,000 answers: ${mostBusy} connections at work at most, ${(mostMemory - memory).toFixed(0)} MB more memory`);
    hold('connections', mostBusy, LIMITS.connections);
    hold('memory', mostMemory - memory, LIMITS.megabytes);
  }
} finally {
  provider.stop();
  await stop();
  await filler.end();
  await admin.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
