import { setTimeout } from 'node:timers/promises';
import { Database } from '../../apps/server/src/kernel/database/database.ts';
import { JobQueue } from '../../apps/server/src/kernel/jobs/queue.ts';
import { casesOf } from '../cases.ts';
import { load, median } from '../load.ts';
import { say, secondsSince, type Filled } from './filled.ts';

const [ROUNDS, SECONDS, CONNECTIONS] = [5, 2, 8];

/** The p99 of writes while a million notifications are purged, as a multiple of the same before and after. */
export async function measurePurge({ client, connection, world }: Filled, base: string): Promise<number> {
  const { rows } = await client.query<{ tenantId: string; count: number }>(
    `select tenant_id as "tenantId", count(*)::int as count from notifications
     where created_at < now() - interval '30 days' group by 1`,
  );
  const { tenantId, count } = rows[0]!;
  const left = async () =>
    (
      await client.query<{ count: number }>(
        `select count(*)::int as count from notifications where tenant_id = $1 and created_at < now() - interval '30 days'`,
        [tenantId],
      )
    ).rows[0]!.count;
  const writes = casesOf(base, world).find(({ name }) => name === 'like and unlike')!;
  const quiet: number[] = [];
  const busy: number[] = [];
  const p99 = async () => (await load(writes, CONNECTIONS, SECONDS)).p99;
  await p99();
  for (let round = 0; round < ROUNDS; round++) quiet.push(await p99());

  const database = new Database({ ...connection, max: 1 });
  const queue = new JobQueue(connection, () => {});
  await queue.start([]);
  await database.transaction(tenantId, (transaction) => queue.send(transaction, 'notifications-purge', {}, null));
  await queue.stop();
  await database.close();
  while ((await left()) === count) await setTimeout(50);
  const began = performance.now();
  for (let rest = count; rest > 0; rest = await left()) busy.push(await p99());
  const seconds = secondsSince(began);
  for (let round = 0; round < ROUNDS; round++) quiet.push(await p99());
  const ratio = median(busy) / median(quiet);
  say(
    `p99 of writes while ${count.toLocaleString('en')} notifications are purged (within ${seconds} s): ` +
      `${median(busy)} ms in ${busy.length} times of ${SECONDS} s, against ${median(quiet)} ms: ${ratio.toFixed(2)} times`,
  );
  return ratio;
}
