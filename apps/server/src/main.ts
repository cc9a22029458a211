import { once } from 'node:events';
import { createServer } from 'node:net';
import { readConfig, type Config } from './config.ts';
import { greeting } from './greeting.ts';
import { say } from './kernel/logging.ts';
import { startServer, type RunningServer } from './server.ts';
import { startFailure } from './start-failure.ts';

const DRAIN_LIMIT_MS = 10_000;

const explain = (error: unknown) => startFailure(error, process.env['LOG_LEVEL'] === 'debug');

/** Says that the port is taken before a database is made and filled for nothing. */
async function checkPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function stopOnSignal(server: RunningServer, { shutdownNoticeMs }: Config): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const limit = setTimeout(() => process.exit(1), shutdownNoticeMs + DRAIN_LIMIT_MS + 5_000);
    server.stop().then(
      () => {
        clearTimeout(limit);
        process.exit(0);
      },
      (error: unknown) => {
        say(explain(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const config = readConfig();
  await checkPort(config);
  const server = await startServer(config);
  stopOnSignal(server, config);
  void server.database.gone.then((error) => {
    say(explain(error));
    process.exit(1);
  });
  try {
    await server.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await server.stop();
    throw error;
  }
  say(await greeting(config, server));
} catch (error) {
  say(explain(error));
  process.exit(1);
}
