import { FixedClock } from '../../../../kernel/clock.ts';
import { servicesOn, type Ground } from '../../../../testing/services.ts';
import { writeInvitations } from './mailing.service.ts';

/** Writes the mails of one organisation in a process of its own, and says how far it is after each transaction. */
const [ground, now] = process.argv.slice(2).map((one) => JSON.parse(one) as unknown) as [Ground, string];
const services = await servicesOn(ground, new FixedClock(now));
await services.jobs.start([]);
const tenant = await services.tenants.find('dure');
/** It never gets this far, however late it is killed. */
const MOST = 200;
await writeInvitations(services, tenant!, async (done) => {
  process.send!(done);
  if (done >= MOST) await new Promise<never>(() => {});
});
