import type { MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getMentor } from '../../api/publishing/mentors/mentors.reads.ts';
import { MentorHead } from '../../features/publishing/mentors/MentorHead.tsx';
import { MentorHours } from '../../features/publishing/mentors/MentorHours.tsx';
import { mentorsText as text } from '../../features/publishing/mentors/mentors.text.ts';
import { OpenWishes } from '../../features/publishing/mentors/OpenWishes.tsx';
import { WishCard } from '../../features/publishing/mentors/WishCard.tsx';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { Held } from './Held.tsx';
import { Written } from './Written.tsx';

const route = getRouteApi('/mentoring/$memberUri');
const ProfileDialog = lazy(
  () => import('../../features/publishing/mentors/ProfileDialog.tsx').then((module) => module.ProfileDialog),
  { failure: 'popover' },
);
const ReceivedWishes = lazy(() =>
  import('../../features/publishing/mentors/ReceivedWishes.tsx').then((module) => module.ReceivedWishes),
);

/** One mentor: who they are, what they hold and wrote, and a seminar to ask for. */
export function MentorScreen() {
  const { memberUri } = route.useParams();
  const { data, error, refetch, isFetching } = useQuery(getMentor({ params: { memberUri } }));
  usePageTitle(data?.nickname ?? text.title);
  // Who is a mentor no longer is not shown from what was read before.
  if (error && isUnknown(error)) return <NotFound />;
  if (data) return <Mentor key={memberUri} mentor={data} />;
  if (!error) return <WorkSkeleton hasHead={false} />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}

function Mentor({ mentor }: { readonly mentor: MentorView }) {
  const { page = 1 } = route.useSearch();
  const [isEditing, setEditing] = useState(false);
  const { memberUri, can } = mentor;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-24 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <Link to="/mentoring" className="touch-target text-sm text-ink-3 hover:underline">
        {text.title}
      </Link>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:gap-8">
        <div className="min-w-0">
          <MentorHead
            mentor={mentor}
            actions={
              can.edit && (
                <Button icon="edit" size="small" className="mt-4" onPress={() => setEditing(true)}>
                  {text.edit}
                </Button>
              )
            }
          />
          <MentorHours hours={mentor.hours} />
          {can.answer && (
            <Suspense fallback={<WorkSkeleton hasHead={false} />}>
              <ReceivedWishes memberUri={memberUri} canPlan={can.edit} />
            </Suspense>
          )}
          <Held mentor={mentor} />
          <Written memberUri={memberUri} page={page} />
        </div>
        <aside className="desktop:sticky desktop:top-24">
          <Card as="section" aria-label={text.ask.send} className="empty:hidden">
            {can.ask && <WishCard mentor={mentor} />}
            <OpenWishes memberUri={memberUri} canJoin={can.ask} />
          </Card>
        </aside>
      </div>
      <Suspense>{isEditing && <ProfileDialog mentor={mentor} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  );
}
