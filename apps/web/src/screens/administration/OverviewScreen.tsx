import { auditSubjectText } from '@dure/contract/platform/audit/audit-entry.text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getAiUsage } from '../../api/assistance/ai/ai.reads.ts';
import {
  getAdministrationOverview,
  getOverviewFigures,
} from '../../api/platform/administration/administration.reads.ts';
import { listAuditEntries } from '../../api/platform/audit/audit.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { administrationText } from '../../features/platform/administration/administration.text.ts';
import { TaskRow } from '../../features/platform/administration/TaskRow.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RelativeTime } from '../../ui/dates/RelativeTime.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { LearningFigures } from '../../features/platform/statistics/LearningFigures.tsx';
import { CostCard } from './CostCard.tsx';
import { StorageCard } from './StorageCard.tsx';

const text = administrationText.overview;
const RECENT = { kind: 'CHANGE', size: 5 } as const;

/** What waits for a manager today, and the way to each. */
export function OverviewScreen() {
  usePageTitle(text.title);
  const overview = useQuery(getAdministrationOverview({}));
  const usage = useQuery(getAiUsage({}));
  const figures = useQuery(getOverviewFigures({}));
  const recent = useQuery(listAuditEntries({ query: RECENT }));
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-4">
        <Loaded from={overview} skeleton={<WorkSkeleton />}>
          {({ tasks }) => (
            <>
              <PageHeader title={text.title} {...(tasks.length > 0 && { lead: text.lead(tasks.length) })} />
              <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_18.75rem]">
                <div className="flex min-w-0 flex-col gap-4">
                  <Card as="section" isPadded={false} aria-label={text.tasks}>
                    {tasks.length === 0 ? (
                      <EmptyState icon="check">
                        <p className="font-semibold text-ink">{text.none}</p>
                        <p>{text.noneHint}</p>
                      </EmptyState>
                    ) : (
                      <ul className="divide-y divide-line">
                        {tasks.map((task, index) => (
                          <TaskRow key={task.task} task={task} isFirst={index === 0} />
                        ))}
                      </ul>
                    )}
                  </Card>
                  {recent.data && (
                    <Card as="section" aria-labelledby="recent-changes">
                      <div className="flex items-baseline justify-between gap-3">
                        <h2 id="recent-changes" className="font-semibold">
                          {text.recent}
                        </h2>
                        <Link
                          to="/system/admin/audit"
                          className="touch-target text-sm font-semibold text-brand-ink hover:underline"
                        >
                          {text.allRecent}
                        </Link>
                      </div>
                      {recent.data.contents.length === 0 && <p className="mt-2 text-sm text-ink-3">{text.noRecent}</p>}
                      <ul className="mt-1 divide-y divide-line text-sm">
                        {recent.data.contents.map((entry) => (
                          <li key={entry.entryId} className="py-2">
                            <p className="font-medium break-keep wrap-anywhere">{auditSubjectText(entry)}</p>
                            <p className="text-ink-3">
                              {entry.by.nickname} · <RelativeTime date={entry.happenedAt} />
                            </p>
                          </li>
                        ))}
                      </ul>
                    </Card>
                  )}
                </div>
                <div className="flex flex-col gap-4">
                  {usage.data && <CostCard usage={usage.data} />}
                  {figures.data && <StorageCard {...figures.data} />}
                </div>
              </div>
            </>
          )}
        </Loaded>
        {figures.data && <LearningFigures weeks={figures.data.weeks} />}
      </div>
    </AdministrationFrame>
  );
}
