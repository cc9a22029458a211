import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { endPrograms, startProgram } from '../testing/child.ts';
import { superviseJobs, withDatabase } from '../testing/crash/database.ts';
import {
  commenting,
  EVALUATION_KEY,
  evaluationState,
  feedbackKey,
  gradeKey,
  grading,
  likeKey,
  logIn,
  untilGone,
  type Refused,
  type Target,
} from '../testing/crash/writers.ts';
import { copyDemoData } from '../testing/run/demo-data.ts';
import { disagreements } from '../testing/invariants.ts';
import { Ledger } from '../testing/ledger.ts';

const ROUNDS = 4;
/** As long as a busy machine may take. */
const PATIENTLY = { timeout: 120_000 };

interface Place extends Target {
  readonly tenantId: string;
  readonly answers: ReadonlyMap<string, string>;
  readonly instructor: string;
}

/** A quiz of the demo story that members 2 and 3 have answered, beside others whose final answers can be graded. */
async function findPlace(client: pg.Client): Promise<Place> {
  const { rows } = await client.query(
    `select c.tenant_id, a.club_sequence, a.quiz_sequence, creator.email,
       array_agg(a.member_id::text order by m.email) as authors,
       array_agg(a.answer_sequence::text order by m.email) as answers
     from answers a join clubs c using (tenant_id, club_sequence)
     join members m on m.tenant_id = a.tenant_id and m.member_id = a.member_id
     join members creator on creator.tenant_id = c.tenant_id and creator.member_id = c.creator_id
     where c.club_status = '0400' and c.end_at > now() and a.answer_status = '0003'
       and m.email not in ('member2@dure.test', 'member3@dure.test')
       and (select count(*) from answers b join members n using (tenant_id, member_id)
            where b.tenant_id = a.tenant_id and b.club_sequence = a.club_sequence and b.quiz_sequence = a.quiz_sequence
              and b.answer_status <> '0001' and n.email in ('member2@dure.test', 'member3@dure.test')) = 2
     group by c.tenant_id, a.club_sequence, a.quiz_sequence, creator.email
     having count(*) >= 3 order by a.club_sequence, a.quiz_sequence limit 1`,
  );
  const [found] = rows;
  const authors = (found.authors as string[]).slice(0, 3);
  return {
    tenantId: found.tenant_id,
    club: Number(found.club_sequence),
    quiz: Number(found.quiz_sequence),
    authors,
    answers: new Map(authors.map((author, index) => [author, found.answers[index] as string])),
    instructor: found.email,
  };
}

/** Everything that the ledger knows of, as the database holds it. */
async function everything(client: pg.Client, { answers, club }: Place): Promise<Map<string, string>> {
  const authorOf = new Map([...answers].map(([author, answer]) => [answer, author]));
  const sequences = [...answers.values()];
  const of = async (query: string, values: unknown[] = []) => (await client.query(query, values)).rows;
  const [replies, likes, grades, feedback, runs] = [
    await of(`select body from replies where body <> ''`),
    await of('select member_id from answer_likes where answer_sequence = $1', [sequences[0]]),
    await of(
      `select answer_sequence, grade from answer_grades where answer_sequence = any($1) and grader = 'INSTRUCTOR'`,
      [sequences],
    ),
    await of('select answer_sequence, text from answer_feedback where answer_sequence = any($1)', [sequences]),
    await of('select run from club_evaluations where club_sequence = $1', [club]),
  ];
  return new Map([
    ...replies.map(({ body }) => [body.split(' ')[0], body] as const),
    ...likes.map(({ member_id }) => [likeKey(member_id), 'liked'] as const),
    ...grades.map((row) => [gradeKey(authorOf.get(String(row.answer_sequence))!), String(row.grade)] as const),
    ...feedback.map((row) => [feedbackKey(authorOf.get(String(row.answer_sequence))!), row.text] as const),
    ...runs.map(() => [EVALUATION_KEY, 'begun'] as const),
  ]);
}

/** Files that a row names and that are not there whole. */
async function missingFiles(client: pg.Client, directory: string): Promise<string[]> {
  const { rows } = await client.query('select tenant_id, file_key, byte_size from files');
  const whole = rows.map(async ({ tenant_id, file_key, byte_size }) => {
    const path = join(directory, 'files', tenant_id, file_key.slice(-2), file_key);
    return (await stat(path).catch(() => undefined))?.size === Number(byte_size) ? [] : [file_key as string];
  });
  return (await Promise.all(whole)).flat();
}

/** Half a minute passes, in which jobs whose server was killed give no sign of life: the queue takes them back. */
async function passHalfAMinute(client: pg.Client): Promise<void> {
  await client.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds' where state = 'active'`,
  );
  await superviseJobs(client);
  expect((await client.query(`select from pgboss.job where state = 'active'`)).rows).toEqual([]);
  await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
}

async function killDatabase(directory: string): Promise<void> {
  const postmaster = await readFile(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL');
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('nothing acknowledged is lost, and all that is counted agrees, after server and database were killed while people write', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dure-crash-'));
  copyDemoData(directory);
  const ledger = new Ledger();
  const refused: Refused = [];
  try {
    const first = await startProgram(directory);
    const [ann, ben] = await Promise.all([2, 3].map((n) => logIn(first.url, `member${n}@dure.test`)));
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const place = await withDatabase(directory, findPlace);
    let instructor = ann!;

    for (let round = 0; round < ROUNDS; round++) {
      const program = await startProgram(directory);
      const { url } = program;
      if (round === 0) instructor = await logIn(url, place.instructor);
      const before = ledger.acknowledged;
      const writing = [
        commenting(url, ann!, place, ledger),
        commenting(url, ben!, place, ledger),
        grading(url, instructor, place, ledger),
      ].map((work) => untilGone(refused, work));
      await expect.poll(() => ledger.acknowledged, PATIENTLY).toBeGreaterThan(before + 30);
      // A report that nobody has begun cannot be taken up again.
      if (round === ROUNDS - 1) {
        await expect.poll(() => ledger.isCertain(EVALUATION_KEY, 'begun'), PATIENTLY).toBe(true);
      }
      await pause(Math.random() * 300);
      if (round % 2 === 1) {
        await killDatabase(directory);
        await pause(Math.random() * 300);
      }
      program.child.kill('SIGKILL');
      await Promise.all([program.ended, ...writing]);
    }

    expect(refused).toEqual([]);
    await withDatabase(directory, async (client) => {
      expect(ledger.contradictions(await everything(client, place))).toEqual([]);
      expect(await missingFiles(client, directory)).toEqual([]);
      expect(await disagreements(client, place.tenantId)).toEqual({});
      await passHalfAMinute(client);
    });

    const last = await startProgram(directory);
    await expect.poll(() => evaluationState(last.url, instructor, place), PATIENTLY).toBe('DONE');
    last.child.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    await withDatabase(directory, async (client) => {
      const unwritten = `select from club_members m where club_sequence = $1 and membership_status = 'MEMBER' and not exists (
        select from member_evaluations e where (e.tenant_id, e.club_sequence, e.member_id) = (m.tenant_id, m.club_sequence, m.member_id))`;
      expect((await client.query(unwritten, [place.club])).rows).toEqual([]);
    });
  } finally {
    await endPrograms();
    await rm(directory, { recursive: true, force: true });
  }
}, 600_000);
