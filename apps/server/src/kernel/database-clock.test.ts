import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { DatabaseClock } from './database-clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const databaseNow = async () => {
  const rows = await server.database.transaction(crypto.randomUUID(), async (transaction) =>
    transaction.execute('select clock_timestamp() as now'),
  );
  return (rows.rows[0] as { now: Date }).now.getTime();
};

test('servers whose machines differ by ten minutes read one time, that of the database', async () => {
  const times: number[] = [];
  for (const minutes of [-10, 0, 10]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const clock = new DatabaseClock(server.database);
    await clock.start();
    times.push(clock.now().getTime());
    clock.stop();
    vi.useRealTimers();
  }
  const now = await databaseNow();
  for (const time of times) expect(Math.abs(now - time)).toBeLessThan(60_000);
});

test('it goes on while the database is away, and nobody sets it', async () => {
  const clock = new DatabaseClock(server.database);
  await clock.start();
  const before = clock.now().getTime();
  vi.useFakeTimers({ toFake: ['Date'], now: before + 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(clock.now().getTime() - before).toBeLessThan(60_000);
  clock.stop();
});
