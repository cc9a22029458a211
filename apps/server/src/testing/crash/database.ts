import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { startEmbeddedPostgres } from '../../kernel/postgres/embedded.ts';

/** The database alone, with its owner's connection. */
export async function withDatabase<T>(directory: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
  const client = new pg.Client(postgres.connection('dure'));
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Looks through the jobs as a server does each minute: those of a server that is gone are free again. */
export async function superviseJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
    // The server that is gone may have looked just now: within this time nobody looks again.
    monitorIntervalSeconds: 1,
  });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}
