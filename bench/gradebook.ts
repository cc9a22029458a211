import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { prepareSchema } from '../apps/server/src/kernel/database/connect.ts';
import { listGradebookRows } from '../apps/server/src/features/insight/gradebook/gradebook.queries.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';
import { newSealingKey } from '../apps/server/src/kernel/secrets/secret-box.ts';
import { generateSigningKey, Tokens } from '../apps/server/src/kernel/session/tokens.ts';
import { jobs } from '../apps/server/src/jobs.ts';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { median } from './load.ts';
import { cpuMs, family, startServer } from './process.ts';
import { agreeAll } from './world/agree.ts';

/**
 * The gradebook of 1,000 members and 50 quizzes. It measures the call, and how the database finds its rows under row
 * level security. In a browser it measures showing, scrolling and moving by keys. `npm run bench:gradebook`
 */
const ROUNDS = 20;
const MEMBER_COUNT = 1000;
const CLUB = 1;
const say = (line: string) => process.stdout.write(`${line}\n`);
const id = (kind: number, n: number) => `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const TENANT = id(0, 0);

/** The statement's plan as the server's role gets it. */
async function explain(connection: pg.ClientConfig, role: string): Promise<void> {
  const client = new pg.Client({ ...connection, user: role });
  await client.connect();
  const query = listGradebookRows({ tenantId: TENANT, club: CLUB, after: null, limit: MEMBER_COUNT }).compile();
  await client.query('begin');
  await client.query(`select set_config('app.tenant_id', $1, true)`, [TENANT]);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${query.sql}`, [
    ...query.parameters,
  ]);
  await client.query('rollback');
  await client.end();
  for (const row of rows) say(`  ${row['QUERY PLAN']}`);
}

/** Of the page: benchmarks are checked without the names of a browser. */
declare function requestAnimationFrame(draw: (now: number) => void): void;

/** Milliseconds of each frame while the page does something. */
async function framesOf(page: Page, during: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let before = performance.now();
    const frame = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await during();
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(2));
}
const share = (frames: readonly number[], of: number) =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * of)]!;
const frameLine = (frames: readonly number[]) =>
  `${frames.length} frames, half within ${share(frames, 0.5).toFixed(1)} ms, 95 % within ${share(frames, 0.95).toFixed(1)} ms`;

async function watchBrowser(base: string, token: string): Promise<void> {
  const { executablePath, args } = await findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: [...args, '--enable-precise-memory-info'] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'access_token', value: token, url: base }]);
  const page = await context.newPage();
  await page.goto(`${base}/quiz-dashboard/${CLUB}/gradebook`);
  const grid = page.getByRole('grid');
  await grid
    .getByRole('rowheader', { name: /학생 1/ })
    .first()
    .waitFor();
  const began = performance.now();
  await page.reload();
  await grid
    .getByRole('rowheader', { name: /학생 1/ })
    .first()
    .waitFor();
  say(`first view in the browser: ${(performance.now() - began).toFixed(0)} ms`);
  const cdp = await context.newCDPSession(page);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return `${(usedSize / 1024 / 1024).toFixed(1)} MB, ${await grid.locator('[role=gridcell]').count()} cells drawn`;
  };
  say(`heap: ${await heap()}`);
  await grid.hover();
  const scrolled = await framesOf(page, async () => {
    for (let step = 0; step < 120; step++) await page.mouse.wheel(step % 4 === 3 ? 300 : 0, 320);
  });
  say(`scrolling: ${frameLine(scrolled)}`);
  await grid.focus();
  const stepped = await framesOf(page, async () => {
    for (let step = 0; step < 100; step++) await page.keyboard.press(step % 3 === 2 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Control+End');
  });
  say(`keys: ${frameLine(stepped)}`);
  say(`heap afterwards: ${await heap()}`);
  await browser.close();
}

const directory = await mkdtemp(join(tmpdir(), 'dure-gradebook-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
let stop = async () => {};
try {
  const connection = postgres.connection('bench');
  const admin = new pg.Client(postgres.connection('postgres'));
  await admin.connect();
  await admin.query('create database bench');
  await admin.query('create role bench_app login');
  await admin.end();
  await prepareSchema(
    connection,
    'bench_app',
    jobs.map((job) => job.name),
  );
  const filler = new pg.Client(connection);
  await filler.connect();
  await filler.query(await readFile(new URL('gradebook/world.sql', import.meta.url), 'utf8'));
  await agreeAll(filler);
  await filler.query('vacuum analyze');
  await filler.end();
  await explain(connection, 'bench_app');
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
  });
  stop = server.stop;
  const token = await (
    await Tokens.create(keys)
  ).issueMember(
    { memberType: 'MEMBER', memberId: id(1, 0), nickname: 'bench', roles: ['ROLE_MANAGER'], tenantUUID: TENANT },
    new Date(),
  );
  const path = `${server.line}/api/v1/clubs/${CLUB}/gradebook`;
  const times: number[] = [];
  let body = '';
  const processes = family(server.child.pid!);
  let before = 0;
  for (let round = -5; round < ROUNDS; round++) {
    if (round === 0) before = cpuMs(processes);
    const began = performance.now();
    body = await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).text();
    if (round >= 0) times.push(performance.now() - began);
  }
  const cpu = (cpuMs(processes) - before) / ROUNDS;
  const size = `${(body.length / 1024).toFixed(0)} KB, ${(brotliCompressSync(body).length / 1024).toFixed(0)} KB compressed`;
  say(`the call: ${median(times).toFixed(0)} ms, ${cpu.toFixed(0)} CPU-ms of the server, ${size}`);
  await watchBrowser(server.line, token);
} finally {
  await stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
