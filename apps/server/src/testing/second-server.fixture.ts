import type { InstallationProvider } from '../kernel/ai/ai.ts';
import { FixedClock } from '../kernel/clock.ts';
import { LiveBus } from '../kernel/live/live-bus.ts';
import { testAi } from './ai/ai.ts';
import { appOn, servicesOn, type Ground } from './services.ts';

/** A server of its own process; it says where it listens, and ends when it is told to. */
const [shared, now, installation] = process.argv.slice(2).map((one) => JSON.parse(one) as unknown) as [
  Ground,
  string,
  InstallationProvider | null,
];
const services = await servicesOn(shared, new FixedClock(now), installation ? testAi({ installation }) : undefined);
const { app } = await appOn(services, shared.directory);
const bus = new LiveBus(shared.connection, services.live, () => {});
bus.onTenantsChanged = () => services.tenants.forget();
await bus.start();
await services.jobs.start([]);
process.send!(await app.listen({ port: 0, host: '127.0.0.1' }));

process.once('message', () => {
  void (async () => {
    const closed = app.close();
    // What a test keeps open must not hold it.
    app.server.closeAllConnections();
    await closed;
    await services.jobs.stop();
    await bus.stop();
    await services.database.close();
    process.disconnect();
  })();
});
