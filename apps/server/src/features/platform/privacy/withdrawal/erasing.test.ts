import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../../../tenancy/accounts/accounts.public.ts';
import { personalTables } from '../registry/registry.ts';
import { columnsOf } from '../registry/table-data.ts';
import { WRITTEN_TO } from './names.queries.ts';

const PASSWORD = 'correct horse battery';
/** What would give the person away wherever it stands. */
let mark: string;

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let person: Person;
/** Every number of a test's rows, so that they hang together and on no other test's. */
let no = 1000;

/** Tables of which something goes, but the account: that is there already. */
const erased = personalTables.filter(([table, { leaving }]) => leaving !== 'stays' && table !== 'members');

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
}
const columnsIn = async (table: string): Promise<Column[]> => {
  const { rows } = await owner.query<{ name: string; type: string; needed: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as needed
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name, type, needed }) => ({ name, type, isNeeded: needed }));
};

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
  const { rows } = await owner.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype in ('c', 'f') and connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rows) await owner.query(drop);
});
afterAll(async () => {
  await owner.end();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  no += 1;
  mark = `left-${crypto.randomUUID()}`;
  person = await makePerson(server, tenantId, 'member', mark);
  await owner.query('update members set password_hash = $1, student_number = $2 where member_id = $3', [
    await hashPassword(PASSWORD),
    mark,
    person.memberId,
  ]);
});

/** Whatever a column takes that tells of the person. */
function valueFor({ name, type }: Column): unknown {
  if (name === 'tenant_id') return tenantId;
  if (type === 'uuid') return person.memberId;
  if (type === 'jsonb') return JSON.stringify({ of: mark });
  if (type === 'ARRAY') return [];
  if (type === 'boolean') return true;
  if (type.startsWith('timestamp') || type === 'date') return '2026-11-20T00:00:00Z';
  if (type.startsWith('time')) return '09:00';
  if (type !== 'text') return no;
  if (/recipient|email/.test(name)) return person.email;
  return name === 'subject' ? `${mark} ${person.memberId}` : mark;
}

/** One row of the person's in each of these tables, whatever their other rules. */
async function fill(tables: typeof personalTables): Promise<void> {
  await owner.query(`set session_replication_role = 'replica'`);
  for (const [table, data] of tables) {
    const about = [data.given, data.kept, data.people].flatMap(columnsOf);
    const columns = (await columnsIn(table)).filter(({ name, isNeeded }) => isNeeded || about.includes(name));
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    await owner.query(
      `insert into ${table} (${names}) overriding system value values (${places})`,
      columns.map(valueFor),
    );
  }
  await owner.query(`set session_replication_role = 'origin'`);
}

const withdraw = () =>
  server.call({
    method: 'POST',
    url: '/api/v1/my/withdrawal',
    token: person.token,
    payload: { password: PASSWORD },
  });

test('nothing that the registry says goes is left of whoever withdraws, in any table', async () => {
  await fill(erased);
  expect((await withdraw()).body.code).toBe('0000');
  const left: string[] = [];
  for (const [table, { leaving }] of personalTables) {
    if (leaving === 'stays') continue;
    const { rows } = await owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from ${table} as one where to_jsonb(one)::text ~ $1`,
      [`${mark}|${person.memberId}|${person.email}`],
    );
    for (const { row } of rows) {
      if (leaving === 'goes') left.push(table);
      else
        for (const column of Object.keys(leaving))
          if (JSON.stringify(row[column] ?? '').includes(mark) || String(row[column]).includes(person.email))
            left.push(`${table}.${column}`);
    }
  }
  expect(left).toEqual([]);
});

test('what can name the person is nowhere: address, nickname and student number are gone from every table', async () => {
  expect((await withdraw()).body.code).toBe('0000');
  const found: string[] = [];
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) {
    const { rows } = await owner.query(`select 1 from ${name} as one where to_jsonb(one)::text ~ $1 limit 1`, [
      `${mark}|${person.email}`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  expect(found).toEqual([]);
  const { rows } = await owner.query(
    'select nickname, email, password_hash, status, roles from members where member_id = $1',
    [person.memberId],
  );
  expect(rows).toEqual([
    { nickname: '탈퇴한 회원', email: '', password_hash: '', status: 'WITHDRAWN', roles: ['ROLE_USER'] },
  ]);
});

test('what was written to whoever withdraws stays, and calls them by their name no more', async () => {
  const written = {
    ...Object.fromEntries(
      Object.entries(WRITTEN_TO).map(([table, { texts = [], documents = [] }]) => [table, [...texts, ...documents]]),
    ),
    grading_changes: ['old_value', 'new_value'],
  };
  const around = ['answers', 'club_message_recipients', ...Object.keys(written)];
  await fill(personalTables.filter(([table]) => around.includes(table)));
  expect((await withdraw()).body.code).toBe('0000');
  const told: string[] = [];
  for (const [table, columns] of Object.entries(written))
    for (const column of columns) {
      const { rows } = await owner.query<{ text: string }>(
        `select ${column}::text as text from ${table} as one where to_jsonb(one)::text ~ $1`,
        [`${person.memberId}|\\m${no}\\M`],
      );
      told.push(
        ...rows.filter(({ text }) => !text.includes('탈퇴한 회원')).map(({ text }) => `${table}.${column}: ${text}`),
      );
    }
  expect(told).toEqual([]);
});

test('a name is one where a word begins, with whatever particle, and never a pattern', async () => {
  const without = async (words: string, name: string) =>
    (await owner.query<{ text: string }>('select without_name($1, $2, $3) as text', [words, name, '-'])).rows[0]!.text;
  expect(await without('나라님, 좋아요. (나라)의 글, 우리나라', '나라')).toBe('-님, 좋아요. (-)의 글, 우리나라');
  expect(await without('ANNA와 anna, Joanna', 'Anna')).toBe('-와 -, Joanna');
  expect(await without('a.b c*d [x] (y) \\d', 'a.b c*d [x] (y) \\d')).toBe('-');
  expect(await without('axb', 'a.b')).toBe('axb');
});
