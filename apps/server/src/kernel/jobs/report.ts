import type pg from 'pg';

/** One background job as operators see it. */
export interface JobReport {
  readonly job: string;
  readonly waiting: number;
  /** Of the runs under way: how long the oldest has taken, and how far it has come where it tells. */
  readonly running: { readonly seconds: number; readonly done: number | null; readonly of: number | null } | null;
  readonly lastSuccess: Date | null;
  readonly lastFailure: { readonly at: Date; readonly message: string } | null;
}

/** What the queue keeps of its jobs: a week of it. */
export const REPORT = `
  select name as job,
    count(*) filter (where state in ('created', 'retry'))::int as waiting,
    (select jsonb_build_object('seconds', extract(epoch from now() - started_on)::int,
        'done', (output->>'done')::int, 'of', (output->>'of')::int)
      from pgboss.job r where r.name = job.name and r.state = 'active' order by started_on limit 1) as running,
    max(completed_on) filter (where state = 'completed') as "lastSuccess",
    (select jsonb_build_object('at', coalesce(completed_on, started_on),
        'message', coalesce(output->>'message', output->'value'->>'message', output::text))
      from pgboss.job f where f.name = job.name and f.state in ('failed', 'retry') and f.started_on is not null
      order by coalesce(completed_on, started_on) desc limit 1) as "lastFailure"
  from pgboss.job where name not like '\\_\\_pgboss\\_\\_%' group by name order by name`;

/** Progress and last failure of every job that ran in the last week. */
export async function reportJobs(client: pg.ClientBase): Promise<JobReport[]> {
  const { rows } = await client.query<JobReport>(REPORT);
  return rows.map(({ lastFailure, ...row }) => ({
    ...row,
    lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at) },
  }));
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
