import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError, readConfig, type Config } from './config.ts';
import { greeting } from './greeting.ts';
import { say } from './kernel/logging.ts';
import { DatabaseUnusable } from './kernel/postgres/unusable.ts';
import { startServer, type RunningServer } from './server.ts';

const DRAIN_LIMIT_MS = 10_000;

/** Faults of the system that a setting can mend. */
const MENDABLE: Record<string, string> = {
  EADDRINUSE: 'The port is in use: stop the other program, or choose another one with PORT=3001.',
  ENOTFOUND: 'HOST is no address of this machine: use localhost, or 0.0.0.0 for all of them.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: use localhost, or 0.0.0.0 for all of them.',
  EEXIST: 'DATA_DIR is a file: it must be a folder.',
  ENOTDIR: 'DATA_DIR lies below a file: it must be a folder.',
  EROFS: 'DATA_DIR is on a disk that cannot be written to: choose another folder.',
  ENOSPC: 'The disk of DATA_DIR is full: make room and start again.',
};

function explain(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError || error instanceof DatabaseUnusable) return message;
  if (code !== undefined && code in MENDABLE) return MENDABLE[code]!;
  if (code === 'EACCES') return `This place may not be used: ${message}.`;
  return stack ?? String(error);
}

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
