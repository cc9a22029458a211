import type { Part } from '../part.ts';

interface KeptJob {
  readonly name: string;
  readonly hoursAgo: number;
  readonly failure?: string;
}

/** What the queue did for an organisation lately; one job needs somebody. */
const JOBS: readonly KeptJob[] = [
  { name: 'content-reading-now', hoursAgo: 50 },
  { name: 'content-reading-now', hoursAgo: 27, failure: '암호가 걸린 파일이라 읽을 수 없어요.' },
  { name: 'club-evaluation', hoursAgo: 31 },
  { name: 'invitation-mails', hoursAgo: 22 },
  { name: 'push', hoursAgo: 3 },
];

const INSERT = `insert into pgboss.job
    (name, state, group_id, retry_count, created_on, started_on, completed_on, output)
  select $1, case when $4::text is null then 'completed' else 'failed' end::pgboss.job_state, $2,
    case when $4::text is null then 0 else 5 end, $3, $3, $3,
    case when $4::text is not null then jsonb_build_object('message', $4::text) end`;

export const seedJobs: Part = async ({ transaction, at }) => {
  for (const { name, hoursAgo, failure } of JOBS)
    await transaction.execute(INSERT, [name, transaction.tenantId, at(-hoursAgo / 24), failure ?? null]);
};
