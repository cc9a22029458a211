import { FixedClock } from '../../../../kernel/clock.ts';
import { servicesOn, type Ground } from '../../../../testing/services.ts';
import { sendNotices } from './sending-notices.service.ts';

/** Sends the notices of one organisation in a process of its own, and says how far their mails are after each transaction. */
const [ground, now] = process.argv.slice(2).map((one) => JSON.parse(one) as unknown) as [Ground, string];
const services = await servicesOn(ground, new FixedClock(now));
await services.jobs.start([]);
const tenant = await services.tenants.find('dure');
/** It never gets this far, however late it is killed. */
const MOST = 60;
await sendNotices(services, tenant!, async (done) => {
  process.send!(done);
  if (done >= MOST) await new Promise<never>(() => {});
});
