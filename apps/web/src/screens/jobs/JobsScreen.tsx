import { jobLabel } from '@dure/contract/platform/jobs/job-labels.text';
import type { OwnJobs } from '@dure/contract/platform/jobs/jobs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { listJobs } from '../../api/platform/jobs/jobs.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { FailedJobs } from '../../features/platform/jobs/FailedJobs.tsx';
import { jobsPageText as text } from '../../features/platform/jobs/jobs-page.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { jobColumns } from '../../ui/jobs/job-columns.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

/** How often the page looks on while something runs or waits. */
const LOOK_MS = 5000;
const isBusy = ({ jobs }: OwnJobs) =>
  jobs.some(({ runningSeconds, waiting }) => runningSeconds !== null || waiting > 0);

/** What runs in the background for the organisation, and what was given up. */
export function JobsScreen() {
  usePageTitle(text.title);
  const own = useQuery({
    ...listJobs({}),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? LOOK_MS : false),
  });
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader title={text.title} lead={text.lead} />
        <Loaded from={own} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ jobs, failed }) => (
            <>
              {failed.length > 0 && <FailedJobs jobs={failed} />}
              <Table
                label={text.kinds}
                columns={jobColumns}
                rows={jobs}
                rowId={({ job }) => job}
                rowName={({ job }) => jobLabel(job)}
                emptyText={text.empty}
              />
            </>
          )}
        </Loaded>
      </div>
    </AdministrationFrame>
  );
}
