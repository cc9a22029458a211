import { jobLabel } from '@dure/contract/platform/jobs/job-labels.text';
import type { FailedJob } from '@dure/contract/platform/jobs/jobs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { retryJob } from '../../../api/platform/jobs/jobs.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { FailureText } from '../../../ui/jobs/FailureText.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { jobsPageText as text } from './jobs-page.text.ts';

/** Jobs that nobody tries again by themselves, each with why and a way to try it. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const retrying = useMutation({
    mutationFn: (jobId: string) => retryJob(client, { params: { jobId } }),
    onSuccess: () => toast({ message: text.retried, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Card as="section" isPadded={false} aria-label={text.failed}>
      <div className="px-4 pt-4 desktop:px-5">
        <h2 className="font-semibold">{text.failed}</h2>
        <p className="text-sm break-keep text-ink-3">{text.failedLead}</p>
      </div>
      <ul className="divide-y divide-line">
        {jobs.map(({ jobId, job, failedAt, tries, failure }) => (
          <li
            key={jobId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 desktop:px-5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <h3 className="font-semibold">{jobLabel(job)}</h3>
              <FailureText failure={failure} />
              <p className="text-sm text-ink-3">
                <RelativeTime date={failedAt} /> · {text.tries(tries)}
              </p>
            </div>
            <Button
              size="small"
              aria-label={text.retryOf(jobLabel(job))}
              isPending={retrying.isPending && retrying.variables === jobId}
              onPress={() => retrying.mutate(jobId)}
            >
              {text.retry}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
