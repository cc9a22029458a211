import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { downloadShownBadge, getShownResume } from '../../api/people/resume-stories/resume-stories.reads.ts';
import { resumeText } from '../../features/people/resume-stories/resume.text.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { addressOf } from '../../kernel/calls/request.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { StoryBar } from './StoryBar.tsx';
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
  const { tenantName } = useTenant();
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
      <StoryBar expiresAt={resume?.expiresAt ?? null} />
      {isUnknown(shown.error) && !shown.data ? (
        <Closed {...text.unknown} />
      ) : (
        <Loaded from={shown} skeleton={<WorkSkeleton />}>
          {({ state }) =>
            resume ? (
              <StorySheet
                resume={resume}
                tenantName={tenantName}
                checkedAt={checkedAt}
                onCheck={() => void check()}
                badgeAddress={(clubSequence) =>
                  addressOf(downloadShownBadge.route, { params: { secret, clubSequence } })
                }
              />
            ) : (
              <Closed {...text[state === 'EXPIRED' ? 'EXPIRED' : 'WITHDRAWN']} />
            )
          }
        </Loaded>
      )}
    </>
  );
}
