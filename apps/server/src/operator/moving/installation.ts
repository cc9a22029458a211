import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** The last change of the schema that this database has. */
export async function lastMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from schema_migrations');
  return rows[0]!.name;
}

export interface WaitingJob {
  readonly name: string;
  readonly data: Record<string, unknown>;
  readonly memberId: string | null;
}

/** What the organisation's people asked for and the queue has not done yet. */
export async function listWaitingJobs(client: pg.ClientBase, tenantId: string): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select name, data, group_tier as "memberId" from pgboss.job
     where group_id = $1 and state in ('created', 'retry', 'active') order by created_on`,
    [tenantId],
  );
  return rows;
}

/** Puts them into the queue of this installation, in the transaction of `client`. */
export async function sendJobs(client: pg.ClientBase, tenantId: string, jobs: readonly WaitingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false });
  await boss.start();
  for (const { name, data, memberId } of jobs)
    await boss.send(name, data, { group: { id: tenantId, ...(memberId !== null && { tier: memberId }) }, db });
  await boss.stop({ graceful: false });
}
