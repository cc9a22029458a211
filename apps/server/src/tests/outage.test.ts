import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { test, type TestContext } from 'vitest';
import { startProgram } from '../testing/child.ts';
import { dataOf, OUTAGES, postmasterOf, withDatabaseOf } from '../testing/crash/outages.ts';
import { commenting, likeKey, logIn, Refusal, type Target } from '../testing/crash/writers.ts';
import { copyDemoData } from '../testing/run/demo-data.ts';
import { disagreements } from '../testing/invariants.ts';
import { Ledger } from '../testing/ledger.ts';

const WRITERS = 16;
const ROUNDS = 30;

async function program({ onTestFinished }: TestContext) {
  const directory = await mkdtemp(join(tmpdir(), 'dure-outage-'));
  copyDemoData(directory);
  const running = await startProgram(directory);
  onTestFinished(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    await rm(directory, { recursive: true, force: true, maxRetries: 10 });
  });
  return { ...running, directory };
}
const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

/** A final answer of the demo story, and people who may comment on it because they answered as well. */
async function findPlace(client: pg.Client) {
  const { rows } = await client.query<{
    tenant_id: string;
    club: string;
    quiz: string;
    author: string;
    emails: string[];
  }>(
    `select a.tenant_id, a.club_sequence as club, a.quiz_sequence as quiz, min(a.member_id::text) as author,
       (select array_agg(m.email order by m.email) from answers b join members m using (tenant_id, member_id)
        where (b.tenant_id, b.club_sequence, b.quiz_sequence) = (a.tenant_id, a.club_sequence, a.quiz_sequence)
          and b.answer_status <> '0001' and b.member_id::text <> min(a.member_id::text)) as emails
     from answers a join clubs c using (tenant_id, club_sequence)
     where c.club_status = '0400' and c.end_at > now() and a.answer_status = '0003'
     group by a.tenant_id, a.club_sequence, a.quiz_sequence order by count(*) desc, a.quiz_sequence limit 1`,
  );
  const { tenant_id, club, quiz, author, emails } = rows[0]!;
  const place: Target = { club: Number(club), quiz: Number(quiz), authors: [author] };
  return { tenantId: tenant_id, place, emails: emails.slice(0, WRITERS) };
}

/** Everything that the ledger knows of, as the database holds it. */
async function everything(client: pg.Client, { authors: [author], quiz }: Target): Promise<Map<string, string>> {
  const replies = await client.query<{ body: string }>(`select body from replies where body <> ''`);
  const likes = await client.query<{ member_id: string }>(
    `select l.member_id from answer_likes l join answers a using (tenant_id, answer_sequence)
     where a.member_id = $1 and a.quiz_sequence = $2`,
    [author, quiz],
  );
  return new Map([
    ...replies.rows.map(({ body }) => [body.split(' ')[0]!, body] as const),
    ...likes.rows.map(({ member_id }) => [likeKey(member_id), 'liked'] as const),
  ]);
}

test.concurrent('the server outlives its connections and its database: only what was under way fails, and nothing acknowledged is lost', async (context) => {
  const { expect } = context;
  const { child, url, ended, directory, output } = await program(context);
  const { tenantId, place, emails } = await withDatabaseOf(directory, findPlace);
  expect(emails).toHaveLength(WRITERS);
  const ledgers = emails.map(() => new Ledger());
  const unexpected: string[] = [];
  const over = new AbortController();

  const writers = await Promise.all(emails.map((email) => logIn(url, email)));
  const writing = writers.map(async (writer, index) => {
    const work = commenting(url, writer, place, ledgers[index]!);
    while (!over.signal.aborted && unexpected.length === 0) {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Refusal && error.message.endsWith(' 503 0503'))) unexpected.push(String(error));
        await delay(20);
      }
    }
  });
  const everybodyWrites = async () => {
    const before = ledgers.map(({ acknowledged }) => acknowledged);
    const waiting = () => emails.filter((_, index) => ledgers[index]!.acknowledged === before[index]);
    const poll = { timeout: 40_000, interval: 10 };
    await expect.poll(() => (unexpected.length > 0 ? unexpected : waiting()), poll).toEqual([]);
  };

  await everybodyWrites();
  for (let round = 0; round < ROUNDS; round++) {
    await OUTAGES[round % OUTAGES.length]!(directory);
    await everybodyWrites();
  }
  expect(await readiness(url)).toBe(200);
  expect(output()).toContain('The database ended by itself and is started again.\nThe database runs again.\n');
  over.abort();
  await Promise.all(writing);
  expect(unexpected).toEqual([]);
  await withDatabaseOf(directory, async (client) => {
    const all = await everything(client, place);
    for (const ledger of ledgers) expect(ledger.contradictions(all)).toEqual([]);
    expect(await disagreements(client, tenantId)).toEqual({});
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 180_000);

test.concurrent('while the database is away readiness and every call say so; where it cannot start again the program ends with one sentence', async (context) => {
  const { expect } = context;
  const { url, ended, directory, output } = await program(context);
  const data = dataOf(directory);
  const takeAway = async () => {
    const postmaster = postmasterOf(directory);
    await rename(data, `${data}.away`);
    process.kill(postmaster, 'SIGKILL');
    await expect.poll(() => readiness(url), { timeout: 20_000 }).toBe(503);
  };
  await takeAway();
  const refused = await fetch(`${url}/api/v1/clubs`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: '0503', data: null });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await rename(`${data}.away`, data);
  await expect.poll(() => readiness(url), { timeout: 20_000 }).toBe(200);
  expect((await fetch(`${url}/api/v1/clubs`)).status).not.toBe(503);

  await takeAway();
  expect(await ended).toBe(1);
  expect(output()).toMatch(/\nThe database ended and did not start again in 6 tries: [^\n]*\n$/);
}, 120_000);
