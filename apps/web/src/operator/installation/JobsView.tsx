import { DateText } from '../../ui/dates/DateText.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import type { Column } from '../../ui/lists/table-types.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { listJobs, type Job } from './calls.ts';
import { installationText } from './installation.text.ts';
import { useLoaded } from './use-loaded.ts';

const text = installationText.jobs;

function nowText({ runningSeconds, done, of, waiting }: Job): string {
  if (runningSeconds === null) return waiting > 0 ? text.waiting(waiting) : text.idle;
  const progress = done === null || of === null ? '' : ` · ${text.progress(done, of)}`;
  return text.running(runningSeconds) + progress;
}

const columns: readonly Column<Job>[] = [
  { id: 'job', header: text.job, isRowHeader: true, cell: ({ job }) => job },
  { id: 'now', header: text.now, cell: nowText },
  {
    id: 'success',
    header: text.success,
    cell: ({ succeededAt }) => (succeededAt === null ? text.none : <DateText date={succeededAt} look="short" />),
  },
  {
    id: 'failure',
    header: text.failure,
    cell: ({ failedAt, failure }) =>
      failedAt === null ? (
        text.none
      ) : (
        <span className="[overflow-wrap:anywhere]">
          <DateText date={failedAt} look="short" /> {failure}
        </span>
      ),
  },
];

/** Background jobs over all organisations. */
export function JobsView() {
  const { data, error, isLoading, reload } = useLoaded(listJobs);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold">{text.title}</h1>
      <p className="break-keep text-ink-2">{text.lead}</p>
      {error ? (
        <ErrorState error={error} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <Table
          label={text.title}
          columns={columns}
          rows={data ?? []}
          rowId={({ job }) => job}
          rowName={({ job }) => job}
          isStale={isLoading}
          emptyText={text.empty}
        />
      )}
    </div>
  );
}
