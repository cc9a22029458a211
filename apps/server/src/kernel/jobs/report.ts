import { sql } from 'kysely';
import type pg from 'pg';
import { build } from '../database/build.ts';
import { SCHEMA } from './line.ts';

/** One background job as operators see it. */
export interface JobReport {
  readonly job: string;
  readonly waiting: number;
  /** Of the runs under way: how long the oldest has taken, and how far it has come where it tells. */
  readonly running: { readonly seconds: number; readonly done: number | null; readonly of: number | null } | null;
  readonly lastSuccess: Date | null;
  readonly lastFailure: { readonly at: Date; readonly message: string } | null;
}

type ReportRow = Omit<JobReport, 'lastFailure'> & {
  readonly lastFailure: { readonly at: string; readonly message: string } | null;
};

const MESSAGE = sql.raw(`coalesce(output->>'message', output->'value'->>'message', output::text)`);
const JOBS = sql.raw(`${SCHEMA}.job`);
const isTheirs = (tenantId: string | undefined) =>
  tenantId === undefined ? sql`true` : sql`group_id = ${tenantId}::text`;

/** What the queue keeps of its jobs, a week of it: over all organisations, or of what was sent for one. */
export const reportQuery = (tenantId?: string) =>
  build
    .selectFrom(
      sql<ReportRow>`(select name as job,
        count(*) filter (where state in ('created', 'retry'))::int as waiting,
        (select jsonb_build_object('seconds', extract(epoch from now() - started_on)::int,
            'done', (output->>'done')::int, 'of', (output->>'of')::int)
          from ${JOBS} r where r.name = job.name and r.state = 'active' and ${isTheirs(tenantId)}
          order by started_on limit 1) as running,
        max(completed_on) filter (where state = 'completed') as "lastSuccess",
        (select jsonb_build_object('at', coalesce(completed_on, started_on), 'message', ${MESSAGE})
          from ${JOBS} f where f.name = job.name and f.state in ('failed', 'retry') and f.started_on is not null
            and ${isTheirs(tenantId)}
          order by coalesce(completed_on, started_on) desc limit 1) as "lastFailure"
        from ${JOBS} where name not like '\\_\\_pgboss\\_\\_%' and ${isTheirs(tenantId)} group by name)`.as('report'),
    )
    .selectAll()
    .orderBy('job');

/** Rows of the report as the program knows them. */
export const reportOf = ({ lastFailure, ...row }: ReportRow): JobReport => ({
  ...row,
  lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at) },
});

/** A job that failed and has not succeeded since, with the first failure of that while. */
export interface FailingJob {
  readonly job: string;
  readonly since: Date;
}

/** What one server gave up and another did in the meantime is no fault. */
export const failingJobs = build
  .selectFrom(
    sql<FailingJob>`(select name as job, min(coalesce(completed_on, started_on)) as since
      from (select *, max(completed_on) filter (where state = 'completed') over (partition by name) as succeeded_on
        from ${JOBS} where name not like '\\_\\_pgboss\\_\\_%') as run
      where state in ('failed', 'retry') and started_on is not null
        and (succeeded_on is null or coalesce(completed_on, started_on) > succeeded_on)
      group by name)`.as('failing'),
  )
  .selectAll()
  .orderBy('job');

interface FailedRow {
  readonly id: string;
  readonly name: string;
  readonly failed_at: Date;
  readonly tries: number;
  readonly message: string;
}

/** Jobs of an organisation that the queue has given up, the latest first. */
export const failedJobs = (tenantId: string) =>
  build
    .selectFrom(
      sql<FailedRow>`(select id, name, completed_on as failed_at, retry_count + 1 as tries, ${MESSAGE} as message
        from ${JOBS} where ${isTheirs(tenantId)} and state = 'failed')`.as('failed'),
    )
    .selectAll()
    .orderBy('failed_at', 'desc')
    .orderBy('id');

/** One of them, held until the end of the transaction: of two who try it again the second finds it gone. */
export const holdFailedJob = (tenantId: string, jobId: string) =>
  build
    .selectFrom(sql<{ id: string; name: string; state: string; group_id: string }>`${JOBS}`.as('job'))
    .select('name')
    .where('id', '=', jobId)
    .where('group_id', '=', tenantId)
    .where('state', '=', sql<string>`'failed'`)
    .forUpdate();

/** Progress and last failure of every job that ran in the last week. */
export async function reportJobs(client: pg.ClientBase): Promise<JobReport[]> {
  const { sql: text, parameters } = reportQuery().compile();
  const { rows } = await client.query<ReportRow>(text, [...parameters]);
  return rows.map(reportOf);
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A few lines for a terminal. */
export function showJobs(jobs: readonly JobReport[]): string {
  const lines = jobs.flatMap(({ job, waiting, running, lastSuccess, lastFailure }) => {
    const now = running
      ? `running for ${running.seconds} s${running.of === null ? '' : `, ${running.done} of ${running.of} done`}`
      : waiting > 0
        ? `${waiting} waiting`
        : 'idle';
    return [
      `${job}: ${now}`,
      `  last success: ${lastSuccess ? minute(lastSuccess) : 'none'}`,
      `  last failure: ${lastFailure ? `${minute(lastFailure.at)}  ${lastFailure.message}` : 'none'}`,
    ];
  });
  return lines.length === 0 ? 'No job has run in the last week.' : lines.join('\n');
}
