import { clubClockJob } from '../features/clubs/clubs/life/club-clock.jobs.ts';
import { FixedClock } from '../kernel/clock.ts';
import type { Connection } from '../kernel/database/connection.ts';
import { Database } from '../kernel/database/database.ts';
import { Tenants } from '../kernel/tenancy.ts';
import type { Services } from '../kernel/unit.ts';

/** A process of its own in which the clock strikes some times; it begins when it is told to. */
const [connection, now] = process.argv.slice(2);
const STRIKES = 5;

const database = new Database(JSON.parse(connection!) as Connection);
const services = {
  database,
  clock: new FixedClock(now!),
  tenants: new Tenants(database, 'dure'),
} as Partial<Services> as Services;
const { run } = clubClockJob.define({ services, log: undefined as never });

process.send!('ready');
process.once('message', () => {
  void (async () => {
    for (let strike = 0; strike < STRIKES; strike++) await run({}, async () => {});
    await database.close();
    process.disconnect();
  })();
});
