import { jobLabel } from '@dure/contract/platform/jobs/job-labels.text';
import { jobColumns } from '../../ui/jobs/job-columns.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { listJobs } from './calls.ts';
import { installationText } from './installation.text.ts';
import { useLoaded } from './use-loaded.ts';

const text = installationText.jobs;

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
          columns={jobColumns}
          rows={data ?? []}
          rowId={({ job }) => job}
          rowName={({ job }) => jobLabel(job)}
          isStale={isLoading}
          emptyText={text.empty}
        />
      )}
    </div>
  );
}
