import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { build } from './build.ts';
import { Database } from './database.ts';

let server: TestServer;
let database: Database;
let [here, there] = ['', ''];

const allMembers = build.selectFrom('members').select(['tenant_id', 'nickname']);
const failing = build.selectNoFrom(sql<number>`1 / 0`.as('never'));

async function onOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client(server.owner);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  server = await startTestServer();
  here = await makeTenant(server);
  there = await makeTenant(server, 'hanbit');
  await makePerson(server, here, 'member', '여기 사람');
  await makePerson(server, there, 'member', '저기 사람');
  // One connection: whatever one unit of work leaves behind, the next one finds.
  database = new Database({ ...server.database.pool.options, max: 1 } as never);
  return () => database.close();
});

test('a query without a tenant predicate shows only the rows of the tenant of its unit of work', async () => {
  const [rows] = await database.read(here, allMembers);
  expect(rows).toEqual([{ tenant_id: here, nickname: '여기 사람' }]);
});

test('the tenant does not leak to the next use of a pooled connection', async () => {
  await database.read(here, allMembers);
  expect(await database.readGlobal(allMembers)).toEqual([]);
  await database.transaction(here, (transaction) => transaction.rows(allMembers));
  expect(await database.readGlobal(allMembers)).toEqual([]);
});

test('a row of another tenant can neither be written nor moved there', async () => {
  const foreign = build
    .insertInto('attempts')
    .values({ tenant_id: there, subject: 'x', window_start: new Date(), count: 1 });
  await expect(database.transaction(here, (transaction) => transaction.change(foreign))).rejects.toMatchObject({
    code: '42501',
  });
  const move = build.updateTable('members').set({ tenant_id: there });
  await expect(database.transaction(here, (transaction) => transaction.change(move))).rejects.toThrow();
});

test('a batch is one transaction: what stands before a failing statement is undone', async () => {
  const add = build
    .insertInto('attempts')
    .values({ tenant_id: here, subject: 'undone', window_start: new Date(), count: 1 });
  await expect(database.read(here, add, failing)).rejects.toMatchObject({ code: '22012' });
  const [rows] = await database.read(
    here,
    build.selectFrom('attempts').select('subject').where('subject', '=', 'undone'),
  );
  expect(rows).toEqual([]);
});

const attempt = (subject: string) =>
  build.insertInto('attempts').values({ tenant_id: here, subject, window_start: new Date(), count: 1 });
const attemptsAt = (subject: string) =>
  build.selectFrom('attempts').select(['subject', 'count']).where('subject', '=', subject);

test('what is to run soon runs in order, ahead of the next queries or of the commit', async () => {
  const raise = build.updateTable('attempts').set({ count: 2 }).where('subject', '=', 'soon');
  const seen = await database.transaction(here, async (transaction) => {
    transaction.soon(attempt('soon'), raise);
    const rows = await transaction.rows(attemptsAt('soon'));
    transaction.soon(attempt('before the commit'));
    return rows;
  });
  expect(seen).toEqual([{ subject: 'soon', count: 2 }]);
  expect((await database.read(here, attemptsAt('before the commit')))[0]).toHaveLength(1);
});

test('the last queries commit along with what was to run soon, or undo all of it', async () => {
  const [rows] = await database.transaction(here, (transaction) => {
    transaction.soon(attempt('last'));
    return transaction.last(attemptsAt('last'));
  });
  expect(rows).toHaveLength(1);
  const failed = database.transaction(here, async (transaction) => {
    await transaction.change(attempt('lost'));
    transaction.soon(attempt('lost too'));
    await transaction.last(failing);
  });
  await expect(failed).rejects.toMatchObject({ code: '22012' });
  for (const subject of ['lost', 'lost too']) {
    expect((await database.read(here, attemptsAt(subject)))[0]).toEqual([]);
  }
});

test('after its last queries a transaction takes no more, unless it is held open for what follows', async () => {
  const more = (holdOpen: boolean) =>
    database.transaction(here, async (transaction) => {
      if (holdOpen) transaction.holdOpen();
      await transaction.last(allMembers);
      return transaction.rows(allMembers);
    });
  await expect(more(false)).rejects.toThrow('has been committed');
  expect(await more(true)).toHaveLength(1);
});

test('queries that travel with the BEGIN hand their rows to the work', async () => {
  const opening = [attempt('opening'), attemptsAt('opening')] as const;
  const [, rows] = await database.transactionAfter(here, opening, (_transaction, opened) => Promise.resolve(opened));
  expect(rows).toHaveLength(1);
  const refused = database.transactionAfter(here, [attempt('refused')], () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect((await database.read(here, attemptsAt('refused')))[0]).toEqual([]);
});

test('a connection serves on after failures in parsing, binding and running', async () => {
  const unknownColumn = build.selectNoFrom(sql`no_such_column`.as('x'));
  const badValue = build.selectFrom('members').select('nickname').where('member_id', '=', 'not a uuid');
  for (const query of [unknownColumn, badValue, failing, unknownColumn, badValue, failing]) {
    await expect(database.read(here, allMembers, query)).rejects.toThrow();
    expect((await database.read(here, allMembers))[0]).toHaveLength(1);
  }
});

test('a statement that failed once and then works is prepared and answers', async () => {
  const divide = (by: number) => build.selectNoFrom(sql<number>`10 / ${by}::int`.as('result'));
  await expect(database.read(here, divide(0))).rejects.toMatchObject({ code: '22012' });
  expect(await database.read(here, divide(5))).toEqual([[{ result: 2 }]]);
  expect(await database.read(here, divide(2), divide(1))).toEqual([[{ result: 5 }], [{ result: 10 }]]);
});

test('a statement that answers other columns after a migration is prepared again', async () => {
  const all = build.selectFrom('probe' as never).selectAll() as never;
  await onOwner('create table probe (one integer)', 'grant select on probe to public');
  await database.read(here, all);
  await onOwner('alter table probe add two integer', 'insert into probe values (1, 2)');
  await expect(database.read(here, all)).rejects.toMatchObject({ code: '0A000' });
  expect(await database.read(here, all)).toEqual([[{ one: 1, two: 2 }]]);
});

test('neither a statement nor a forgotten transaction keeps a connection for ever', async () => {
  const setting = (name: string) => sql<string>`current_setting(${name})`;
  const limits = build.selectNoFrom([
    setting('statement_timeout').as('statement'),
    setting('idle_in_transaction_session_timeout').as('transaction'),
    setting('TimeZone').as('zone'),
  ]);
  expect(await database.readGlobal(limits)).toEqual([{ statement: '1min', transaction: '1min', zone: 'UTC' }]);
});

test('a transaction whose statement failed is never reported as committed', async () => {
  const swallow = database.transaction(here, async (transaction) => {
    await transaction.rows(failing).catch(() => {});
  });
  await expect(swallow).rejects.toThrow('rolled back');
});

test('what follows the commit is done once, and never after what is rolled back', async () => {
  const done: string[] = [];
  const work = (name: string, fails: boolean) =>
    database.transaction(here, async (transaction) => {
      transaction.afterCommit(() => done.push(name));
      if (fails) await transaction.rows(failing).catch(() => {});
      expect(done).not.toContain(name);
    });
  await expect(work('rolled back', true)).rejects.toThrow('rolled back');
  await work('committed', false);
  expect(done).toEqual(['committed']);
});

test('a connection that the database ends is replaced', async () => {
  const kill = sql`select pg_terminate_backend(pg_backend_pid()) as gone`;
  await expect(database.read(here, build.selectNoFrom(kill.as('x') as never) as never)).rejects.toThrow();
  expect((await database.read(here, allMembers))[0]).toHaveLength(1);
});

test('a connection that is lost in the moment it is made is replaced, too', async () => {
  const fresh = new Database({ ...server.database.pool.options, max: 1 } as never);
  // Before whoever asked for it runs again, as where its first and its last word come together.
  fresh.pool.once('connect', (client) => queueMicrotask(() => client.emit('error', new Error('the database ended'))));
  await fresh.read(here, allMembers);
  expect(fresh.pool.totalCount).toBe(0);
  expect((await fresh.read(here, allMembers))[0]).toHaveLength(1);
  await fresh.close();
});

test('instants, counts and lists arrive as dates, numbers and arrays', async () => {
  const [rows] = await database.read(
    here,
    build.selectNoFrom([
      sql<Date>`timestamptz '2026-11-20 15:14:00.123+09'`.as('at'),
      sql<number>`9007199254740991::bigint`.as('big'),
      sql<string[]>`array['가', '나']`.as('list'),
      sql<null>`null::text`.as('nothing'),
    ]),
  );
  expect(rows).toEqual([
    { at: new Date('2026-11-20T06:14:00.123Z'), big: 9007199254740991, list: ['가', '나'], nothing: null },
  ]);
});
