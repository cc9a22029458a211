import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { retrieve } from '../apps/server/src/features/lecture-assistant/retrieval/retrieve.service.ts';
import { jobs } from '../apps/server/src/jobs.ts';
import { prepareSchema } from '../apps/server/src/kernel/database/connect.ts';
import { Database } from '../apps/server/src/kernel/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';
import { median } from './load.ts';

/**
 * What ten times the passages of a tenant cost a question: 10 clubs of 10 materials of 100 passages against 100 such clubs.
 * `npm run bench:retrieval-growth -- 20` makes the larger tenant of 20 clubs, to try it out.
 */
const CLUBS = Number(process.argv[2] ?? 100);
const GOAL = 1.5;
const ROUNDS = 200;
const MATERIALS = 10;
const PASSAGES = 100;
const TENANT = '01900000-0000-7000-8000-000000000001';

/** Words as texts have them: a few everywhere, most of them seldom. */
const FILL = `
  create temporary table words as
    select n, chr(44032 + n * 7 % 11172) || chr(44032 + n * 131 % 11172) || chr(44032 + n * 37 % 11172) as word
    from generate_series(0, 2999) n;
  insert into club_studies (tenant_id, club_study_sequence, club_sequence, position, title) overriding system value
    select $1, club, club, 1, 'study' from generate_series(1, $2::int) club;
  insert into contents (tenant_id, content_sequence, author_id, content_type, content_url, title, version_no, created_at)
    overriding system value
    select $1, no, $1, '0310', 'https://example.kr/', 'material', 1, now() from generate_series(1, $2::int * ${MATERIALS}) no;
  insert into content_versions (tenant_id, content_sequence, version_no, kind, reading_state, created_at, touched_at)
    select $1, no, 1, 'MD', 'READ', now(), now() from generate_series(1, $2::int * ${MATERIALS}) no;
  insert into study_materials (tenant_id, club_study_sequence, content_sequence, position)
    select $1, 1 + (no - 1) / ${MATERIALS}, no, 1 + (no - 1) % ${MATERIALS} from generate_series(1, $2::int * ${MATERIALS}) no;
  insert into content_passages (tenant_id, content_sequence, version_no, position, heading, text)
    select $1, no, 1, position, '', (
      select string_agg(word, ' ') from (
        select floor(3000 * power(random(), 3))::int as n from generate_series(1, 25 + 0 * (no + position))
      ) drawn join words using (n)
    )
    from generate_series(1, $2::int * ${MATERIALS}) no, generate_series(1, ${PASSAGES}) position`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const directory = await mkdtemp(join(tmpdir(), 'dure-retrieval-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });

async function grow(name: string, clubs: number) {
  const connection = postgres.connection(name);
  const role = `${name}_app`;
  const admin = new pg.Client(postgres.connection('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.query(`create role ${role} login`);
  await admin.end();
  const names = jobs.map((job) => job.name);
  await prepareSchema(connection, role, names);
  const client = new pg.Client(connection);
  await client.connect();
  // Neither people nor clubs are searched: what refers to them is made without them.
  await client.query('set session_replication_role = replica');
  for (const statement of FILL.split(';')) {
    const text = statement.replaceAll('$1', `'${TENANT}'::uuid`).replaceAll('$2', String(clubs));
    await client.query(text);
  }
  const { rows } = await client.query<{ word: string }>('select word from words order by n');
  const database = new Database({ ...connection, user: role });
  const ask = (club: number, question: string) =>
    retrieve(database, { tenantId: TENANT, clubSequence: club, studySequence: null, scope: 'ALL' }, question, 8);
  // The first question of each club makes its materials searchable.
  for (let club = 1; club <= clubs; club++) await ask(club, 'x');
  await client.query('vacuum analyze');
  await client.end();
  return { clubs, database, ask, words: rows.map(({ word }) => word) };
}

try {
  const small = await grow('small', CLUBS / 10);
  const large = await grow('large', CLUBS);
  const times: [number[], number[]] = [[], []];
  for (let round = -20; round < ROUNDS; round++) {
    const question = [3, 40, 300, 900, 1700].map((at) => small.words[(at * 7 + round * 13 + 260) % 3000]).join(' ');
    for (const [side, { clubs, ask }] of [small, large].entries()) {
      const began = performance.now();
      await ask(1 + ((round + 20) % clubs), question);
      if (round >= 0) times[side]!.push(performance.now() - began);
    }
  }
  const [before, after] = [median(times[0]), median(times[1])];
  const ratio = after / before;
  const count = (clubs: number) => (clubs * MATERIALS * PASSAGES).toLocaleString('en');
  say(
    `${count(CLUBS / 10)} → ${count(CLUBS)} passages of a tenant: p50 ${before.toFixed(2)} ms → ${after.toFixed(2)} ms, ` +
      `${ratio.toFixed(2)} × (goal ${GOAL}: ${ratio <= GOAL ? 'reached' : 'MISSED'})`,
  );
  if (ratio > GOAL) process.exitCode = 1;
  await Promise.all([small.database.pool.end(), large.database.pool.end()]);
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
