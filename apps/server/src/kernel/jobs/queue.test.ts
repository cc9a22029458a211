import { afterEach, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { JobQueue, type JobDefinition } from './queue.ts';

// A name that the queue knows; what it does here is this file's.
const NAME = 'cleaning';
const MEMBERS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const;
let server: TestServer;
let tenants: string[];
let queue: JobQueue | undefined;

beforeAll(async () => {
  server = await startTestServer();
  tenants = [await makeTenant(server, 'large'), await makeTenant(server, 'small'), await makeTenant(server, 'third')];
});
afterEach(async () => {
  for (const held of holding.splice(0)) held();
  await queue?.stop();
  queue = undefined;
  await server.database.transaction(tenants[0]!, (transaction) => transaction.execute('delete from pgboss.job'));
});

const begun: string[] = [];
const holding: (() => void)[] = [];
const wordOf = (data: object) => (data as { word: string }).word;

async function start(definition: Omit<JobDefinition, 'name'>): Promise<JobQueue> {
  begun.length = 0;
  queue = new JobQueue(server.ground.connection, () => {});
  await queue.start([{ name: NAME, ...definition }]);
  return queue;
}
/** One after the other: what is sent as one has no order. */
async function send(tenant: number, words: readonly string[], member: string | null = MEMBERS[0]): Promise<void> {
  for (const word of words)
    await server.database.transaction(tenants[tenant]!, (transaction) =>
      queue!.send(transaction, NAME, { word }, member),
    );
}
const note = async (data: object) => void begun.push(wordOf(data));
const hold = (data: object) =>
  new Promise<void>((resolve) => {
    begun.push(wordOf(data));
    holding.push(resolve);
  });

test('organisations take turns, and persons within them, whoever brought more before', async () => {
  const sender = new JobQueue(server.ground.connection, () => {});
  queue = sender;
  await sender.start([]);
  await send(0, ['a1', 'a2', 'a3', 'a4']);
  await send(0, ['x1'], MEMBERS[1]);
  await send(1, ['b1', 'b2']);
  await sender.stop();
  await start({ run: note });
  await expect.poll(() => begun, { timeout: 20_000 }).toHaveLength(7);
  expect(begun).toEqual(['a1', 'b1', 'x1', 'b2', 'a2', 'a3', 'a4']);
});

test('workers that ask in one moment begin no more of one organisation than it may have', async () => {
  queue = new JobQueue(server.ground.connection, () => {});
  await queue.start([]);
  await send(0, ['a1', 'a2', 'a3', 'a4', 'a5']);
  await queue.stop();
  await start({ atOnce: 4, run: hold });
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(3);
  await send(1, ['b1']);
  await expect.poll(() => begun, { timeout: 20_000 }).toContain('b1');
  expect(begun).toHaveLength(4);
  for (let n = 0; n < 6; n++) {
    await expect.poll(() => holding.length, { timeout: 20_000 }).toBeGreaterThan(n);
    holding[n]!();
  }
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
});

test('what another organisation sends begins while one has all that it may have under way', async () => {
  await start({ atOnce: 3, run: hold });
  await send(0, ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  // Two workers begin in one moment, in either order.
  await expect.poll(() => begun.toSorted(), { timeout: 20_000 }).toEqual(['a1', 'a2']);
  await send(1, ['b1']);
  await expect.poll(() => begun.toSorted(), { timeout: 20_000 }).toEqual(['a1', 'a2', 'b1']);
  await send(2, ['c1']);
  holding[0]!();
  await expect.poll(() => begun.toSorted(), { timeout: 20_000 }).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('what fails is tried again with what it was to do, and nothing is lost or done twice', async () => {
  let failed = false;
  await start({
    run: async (data) => {
      begun.push(wordOf(data));
      if (wordOf(data) !== 'b1' || failed) return;
      failed = true;
      throw new Error('once');
    },
  });
  await send(0, ['a1', 'a2', 'a3']);
  await send(1, ['b1']);
  await expect.poll(() => begun, { timeout: 40_000 }).toHaveLength(5);
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b1']);
}, 50_000);

test('a run of the clock that takes long does not take further places', async () => {
  let runs = 0;
  const definition = {
    atOnce: 3,
    atStart: true,
    run: (data: object) =>
      'word' in data ? note(data) : new Promise<void>((resolve) => runs++ || holding.push(resolve)),
  };
  await start(definition);
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1);
  await server.database.transaction(tenants[0]!, (transaction) =>
    transaction.execute(
      `insert into pgboss.job (name, data) values ('${NAME}', '{}'), ('${NAME}', '{}'), ('${NAME}', '{}')`,
    ),
  );
  await send(0, ['a1', 'a2']);
  await expect.poll(() => begun.toSorted(), { timeout: 20_000 }).toEqual(['a1', 'a2']);
  expect(runs).toBe(1);
});

test('what another server sends begins within seconds, also while a worker of this one is busy', async () => {
  await start({ atOnce: 2, run: hold });
  const other = new JobQueue(server.ground.connection, () => {});
  await other.start([]);
  const sendThere = (tenant: number, word: string) =>
    server.database.transaction(tenants[tenant]!, (transaction) => other.send(transaction, NAME, { word }, MEMBERS[0]));
  await sendThere(0, 'a1');
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['a1']);
  await sendThere(1, 'b1');
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['a1', 'b1']);
  await other.stop();
});

test('one alike that was sent a moment ago stands for both', async () => {
  await start({ run: note });
  for (let n = 0; n < 3; n++)
    await server.database.transaction(tenants[0]!, (transaction) =>
      queue!.send(transaction, NAME, { word: 'same' }, null, { onceIn: 3600 }),
    );
  await send(1, ['last']);
  await expect.poll(() => begun, { timeout: 20_000 }).toContain('last');
  expect(begun.filter((word) => word === 'same')).toHaveLength(1);
});
