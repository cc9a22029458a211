import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { retrieve } from '../apps/server/src/features/lectures/lecture-assistant/retrieval/retrieve.service.ts';
import { jobs } from '../apps/server/src/jobs.ts';
import { prepareSchema } from '../apps/server/src/kernel/database/connect.ts';
import { Database } from '../apps/server/src/kernel/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';
import { median } from './load.ts';

/**
 * What ten times the passages of a tenant cost a question: 10 clubs of 10 materials of 100 passages against 100 such clubs.
 * `npm run bench:retrieval-growth -- 2` makes the larger tenant twice as large as the smaller, to try it out.
 */
const TIMES = Number(process.argv[2] ?? 10);
const GOAL = 1.5;
const ROUNDS = 200;
const [CLUBS, MATERIALS, PASSAGES] = [10, 10, 100];
const CONTENTS = CLUBS * MATERIALS;
const TENANT = '01900000-0000-7000-8000-000000000001';

/** Words as texts have them: a few everywhere, most of them seldom. */
const FILL = `
  create temporary table words as
    select n, chr(44032 + n * 7 % 11172) || chr(44032 + n * 131 % 11172) || chr(44032 + n * 37 % 11172) as word
    from generate_series(0, 2999) n;
  insert into club_studies (tenant_id, club_study_sequence, club_sequence, position, title) overriding system value
    select $1, club, club, 1, 'study' from generate_series(1, ${CLUBS}) club;
  insert into contents (tenant_id, content_sequence, author_id, content_type, content_url, title, version_no, created_at)
    overriding system value
    select $1, no, $1, '0310', 'https://example.kr/', 'material', 1, now() from generate_series(1, ${CONTENTS}) no;
  insert into content_versions (tenant_id, content_sequence, version_no, kind, reading_state, created_at, touched_at)
    select $1, no, 1, 'MD', 'READ', now(), now() from generate_series(1, ${CONTENTS}) no;
  insert into study_materials (tenant_id, club_study_sequence, content_sequence, position)
    select $1, 1 + (no - 1) / ${MATERIALS}, no, 1 + (no - 1) % ${MATERIALS} from generate_series(1, ${CONTENTS}) no;
  insert into content_passages (tenant_id, content_sequence, version_no, position, heading, text)
    select $1, no, 1, position, '', (
      select string_agg(known.words[1 + floor(3000 * power(random(), 3))::int + 0 * one], ' ')
      from generate_series(1, 25 + 0 * (no + position)) one
    )
    from (select array_agg(word order by n) as words from words) known,
      generate_series(1, ${CONTENTS}) no, generate_series(1, ${PASSAGES}) position`;

/** What a copy of all clubs adds to the numbers of each; what was made searchable once is copied with it. */
const COPIED = {
  club_studies: { club_study_sequence: CLUBS, club_sequence: CLUBS },
  contents: { content_sequence: CONTENTS },
  content_versions: { content_sequence: CONTENTS },
  study_materials: { club_study_sequence: CLUBS, content_sequence: CONTENTS },
  content_passages: { content_sequence: CONTENTS },
  searched_texts: { content_sequence: CONTENTS, searched_text_sequence: CONTENTS },
  searched_terms: { searched_text_sequence: CONTENTS },
} satisfies Record<string, Readonly<Record<string, number>>>;

const say = (line: string) => process.stdout.write(`${line}\n`);
const ROLE = 'bench_app';
const directory = await mkdtemp(join(tmpdir(), 'dure-retrieval-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });

async function connected(name: string): Promise<pg.Client> {
  const client = new pg.Client(postgres.connection(name));
  // Where something fails the database goes first: what failed is told, and not that.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const searching = (name: string) => {
  const database = new Database({ ...postgres.connection(name), user: ROLE });
  const ask = (club: number, question: string) =>
    retrieve(database, { tenantId: TENANT, clubSequence: club, studySequence: null, scope: 'ALL' }, question, 8);
  return { database, ask };
};

/** Passages as a course has them, made searchable by the product itself. */
async function fill(name: string): Promise<string[]> {
  const names = jobs.map((job) => job.name);
  await prepareSchema(postgres.connection(name), ROLE, names);
  const client = await connected(name);
  // Neither people nor clubs are searched: what refers to them is made without them.
  await client.query('set session_replication_role = replica');
  for (const statement of FILL.split(';')) await client.query(statement.replaceAll('$1', `'${TENANT}'::uuid`));
  const { rows } = await client.query<{ word: string }>('select word from words order by n');
  const { database, ask } = searching(name);
  for (let club = 1; club <= CLUBS; club++) await ask(club, 'x');
  await database.pool.end();
  await client.query('vacuum analyze');
  await client.end();
  return rows.map(({ word }) => word);
}

async function multiply(name: string): Promise<void> {
  const client = await connected(name);
  await client.query('set session_replication_role = replica');
  for (const [table, shifts] of Object.entries(COPIED)) {
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows.map(({ column_name }) => column_name);
    const shifted = columns.map((column) => {
      const shift = (shifts as Record<string, number>)[column];
      return shift === undefined ? column : `${column} + copy * ${shift}`;
    });
    await client.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value
       select ${shifted.join(', ')} from ${table}, generate_series(1, ${TIMES - 1}) copy`,
    );
  }
  await client.query('vacuum analyze');
  await client.end();
}

try {
  const admin = await connected('postgres');
  await admin.query('create database small');
  await admin.query(`create role ${ROLE} login`);
  const words = await fill('small');
  // Whoever is still taking leave of it would keep it from being copied.
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'small'`);
  await admin.query('create database large template small');
  await admin.end();
  await multiply('large');
  const small = { ...searching('small'), clubs: CLUBS };
  const large = { ...searching('large'), clubs: CLUBS * TIMES };
  const times: [number[], number[]] = [[], []];
  for (let round = -20; round < ROUNDS; round++) {
    const question = [3, 40, 300, 900, 1700].map((at) => words[(at * 7 + round * 13 + 260) % 3000]).join(' ');
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
    `${count(CLUBS)} → ${count(CLUBS * TIMES)} passages of a tenant: p50 ${before.toFixed(2)} ms → ${after.toFixed(2)} ms, ` +
      `${ratio.toFixed(2)} × (goal ${GOAL}: ${ratio <= GOAL ? 'reached' : 'MISSED'})`,
  );
  if (ratio > GOAL) process.exitCode = 1;
  await Promise.all([small.database.pool.end(), large.database.pool.end()]);
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
