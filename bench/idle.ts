import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withDatabaseOf } from '../apps/server/src/testing/crash/outages.ts';
import { cpuMs, family, startServer } from './process.ts';

/**
 * What an installation costs in which nobody is: transactions and processor time a minute, beside the three
 * organisations of the demo data. `npm run bench:idle -- --organisations 500 --minutes 2`
 */
const GOAL = { transactions: 300, seconds: 0.1 };
const { values } = parseArgs({
  options: { organisations: { type: 'string', default: '500' }, minutes: { type: 'string', default: '2' } },
});
const [organisations, minutes] = [Number(values.organisations), Number(values.minutes)];
const MINUTE_MS = 60_000;

/** Bare organisations beside those of the demo data. */
const MAKE = `insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, registration_authentication_type, time_zone, created_at)
  select gen_random_uuid(), 'idle' || number, 'Idle ' || number, logo_svg, footer, color_preset,
    registration_authentication_type, time_zone, created_at
  from (select * from tenants limit 1) as one, generate_series(1, $1::int - (select count(*) from tenants)::int) as number`;

const directory = await mkdtemp(join(tmpdir(), 'dure-idle-'));
const server = await startServer({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error' });
try {
  await withDatabaseOf(directory, (client) => client.query(MAKE, [organisations]));
  // The clock's jobs have looked at all of them once, and the demo data is settled.
  await setTimeout(2 * MINUTE_MS);
  const look = () =>
    withDatabaseOf(directory, async (client) => {
      const { rows } = await client.query<{ count: string }>(
        `select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`,
      );
      const pids = family(server.child.pid!);
      return { transactions: Number(rows[0]!.count), ms: cpuMs(pids), ofServer: cpuMs([server.child.pid!]) };
    });
  const before = await look();
  await setTimeout(minutes * MINUTE_MS);
  const after = await look();
  const transactions = (after.transactions - before.transactions) / minutes;
  const seconds = (after.ms - before.ms) / 1000 / minutes;
  const ofServer = (after.ofServer - before.ofServer) / 1000 / minutes;
  const isReached = transactions <= GOAL.transactions && seconds <= GOAL.seconds;
  process.stdout.write(
    `${organisations} organisations with nobody online, a minute: ${transactions.toFixed(0)} transactions ` +
      `(goal ${GOAL.transactions}), ${seconds.toFixed(2)} s of processor time (goal ${GOAL.seconds}), ` +
      `${ofServer.toFixed(2)} s of it in the server: ${isReached ? 'reached' : 'MISSED'}\n`,
  );
  process.exitCode = isReached ? 0 : 1;
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
