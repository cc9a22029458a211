import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { getShownResume } from '../../api/people/resume-stories/resume-stories.reads.ts';
import { resumeText } from '../../features/people/resume-stories/resume.text.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { TenantLogo } from '../../ui/brand/TenantLogo.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { formatDate } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { StorySheet } from './StorySheet.tsx';

const text = resumeText.shown;
const route = getRouteApi('/story/$storySecret');

/** What stands behind a link that shows nothing. */
function Closed({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <EmptyState icon="lock" className="flex-1 justify-center">
      <h1 className="text-xl font-bold text-ink">{title}</h1>
      <p className="mt-1 break-keep">{lead}</p>
    </EmptyState>
  );
}

/** A resume for whoever has its link: with a log-in or without. */
export function StoryScreen() {
  const { storySecret: secret } = route.useParams();
  const { tenantName, ...tenant } = useTenant();
  const zone = useTimeZone();
  const shown = useQuery(getShownResume({ params: { secret } }));
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const resume = shown.data?.resume ?? null;
  usePageTitle(resume?.nickname ?? resumeText.title);
  const check = async () => {
    const { isSuccess, dataUpdatedAt } = await shown.refetch();
    if (isSuccess) setCheckedAt(dataUpdatedAt);
  };
  return (
    <>
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex min-h-16 w-full max-w-page items-center gap-3 px-4 desktop:px-6">
          <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 font-bold">
            <TenantLogo brand={tenant} size={28} className="size-7" />
            <span className="truncate">{tenantName}</span>
          </a>
          {resume && (
            <span className="ml-auto flex flex-none items-center gap-3">
              <span className="text-sm text-ink-3 tabular-nums max-desktop:hidden">
                {text.until(formatDate(resume.expiresAt, zone))}
              </span>
              <Button icon="download" onPress={() => window.print()}>
                {text.print}
              </Button>
            </span>
          )}
        </div>
      </header>
      {isUnknown(shown.error) && !shown.data ? (
        <Closed {...text.unknown} />
      ) : (
        <Loaded from={shown} skeleton={<WorkSkeleton />}>
          {({ state }) =>
            resume ? (
              <StorySheet resume={resume} tenantName={tenantName} checkedAt={checkedAt} onCheck={() => void check()} />
            ) : (
              <Closed {...text[state === 'EXPIRED' ? 'EXPIRED' : 'WITHDRAWN']} />
            )
          }
        </Loaded>
      )}
    </>
  );
}
