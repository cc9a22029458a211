import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from './kernel/postgres/embedded.ts';
import { DEMO_PASSWORD } from './seed/password.ts';
import { startProgram } from './testing/child.ts';

const ROUNDS = 4;
const MOST_WRITES = 150;

interface Writer {
  readonly token: string;
  readonly memberId: string;
}
interface Target {
  readonly club: number;
  readonly quiz: number;
  readonly memberId: string;
}

async function post(url: string, path: string, token: string | undefined, body: object) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: string; data: never };
}

async function logIn(url: string, email: string): Promise<Writer> {
  const { data } = await post(url, '/api/v1/accounts/login', undefined, { email, password: DEMO_PASSWORD });
  const { token, member } = data as { token: string; member: { memberId: string } };
  return { token, memberId: member.memberId };
}

/** An answer of the demo story that many people have answered beside. */
async function findTarget(directory: string): Promise<Target> {
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
  const client = new pg.Client(postgres.connection('dure'));
  try {
    await client.connect();
    const { rows } = await client.query(
      `select a.club_sequence, a.quiz_sequence, a.member_id from answers a join clubs c using (tenant_id, club_sequence)
       join members m on m.tenant_id = a.tenant_id and m.member_id = a.member_id
       where c.club_status = '0400' and a.answer_status = '0003' and m.email = 'member8@dure.test'
         and (select count(*) from answers b join members n using (tenant_id, member_id)
              where b.tenant_id = a.tenant_id and b.club_sequence = a.club_sequence and b.quiz_sequence = a.quiz_sequence
                and b.answer_status <> '0001' and n.email in ('member2@dure.test', 'member3@dure.test')) = 2
       order by a.answer_sequence limit 1`,
    );
    return { club: Number(rows[0].club_sequence), quiz: Number(rows[0].quiz_sequence), memberId: rows[0].member_id };
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Replies and likes until something fails or enough was written; remembers what the server acknowledged. */
async function write(
  url: string,
  writer: Writer,
  { club, quiz, memberId }: Target,
  acknowledged: string[],
): Promise<void> {
  for (let i = 0; i < MOST_WRITES; i++) {
    const body = `${writer.memberId} ${crypto.randomUUID()}`;
    try {
      const reply = await post(url, '/api/v1/reply', writer.token, {
        clubSequence: club,
        quizSequence: quiz,
        memberUUID: memberId,
        body,
      });
      if (reply.code === '0000') acknowledged.push(body);
      await post(url, `/api/v1/clubs/${club}/quizzes/${quiz}/answers/${memberId}/like`, writer.token, {});
    } catch {
      // The server is gone: what it had not acknowledged may be missing.
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('nothing acknowledged is lost, and counters equal rows, after server and database were killed while people write', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dure-crash-'));
  const acknowledged: string[] = [];
  try {
    const first = await startProgram(directory);
    const writers = await Promise.all([2, 3].map((n) => logIn(first.url, `member${n}@dure.test`)));
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const target = await findTarget(directory);

    for (let round = 0; round < ROUNDS; round++) {
      const program = await startProgram(directory);
      const before = acknowledged.length;
      const writing = writers.map((writer) => write(program.url, writer, target, acknowledged));
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 3);
      await pause(Math.random() * 300);
      if (round % 2 === 1) {
        const postmaster = await readFile(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8');
        process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL');
        await pause(Math.random() * 300);
      }
      program.child.kill('SIGKILL');
      await Promise.all([program.ended, ...writing]);
    }

    const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
    const client = new pg.Client(postgres.connection('dure'));
    await client.connect();
    try {
      const { rows } = await client.query<{ body: string }>('select body from replies');
      const kept = new Set(rows.map((row) => row.body));
      expect(acknowledged.filter((body) => !kept.has(body))).toEqual([]);
      const { rows: wrong } = await client.query(
        `select a.answer_sequence from answers a where
           a.like_count <> (select count(*) from answer_likes l where l.tenant_id = a.tenant_id and l.answer_sequence = a.answer_sequence)
           or a.one_pick_count <> (select count(*) from one_picks p where p.tenant_id = a.tenant_id and p.answer_sequence = a.answer_sequence)
           or a.reply_count <> (select count(*) from replies r where r.tenant_id = a.tenant_id and r.answer_sequence = a.answer_sequence
                                 and r.reply_status = '0001')`,
      );
      expect(wrong).toEqual([]);
    } finally {
      await client.end();
      await postgres.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}, 120_000);
