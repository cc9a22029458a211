import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { LectureClubAbout } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getLectureClubAbout } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { ClubFactList } from '../../features/clubs/clubs/about/ClubFactList.tsx';
import { JoinPanel } from '../../features/clubs/clubs/about/JoinPanel.tsx';
import { LeaveButton } from '../../features/clubs/clubs/about/LeaveButton.tsx';
import { FavoriteButton } from '../../features/clubs/clubs/cards/FavoriteButton.tsx';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ClubChips } from '../club/ClubChips.tsx';
import { ClubSkeleton } from '../club/ClubSkeleton.tsx';
import { ContinueReading } from './ContinueReading.tsx';
import { lectureClubText as text } from './lecture-club.text.ts';
import { StudyList } from './StudyList.tsx';

const route = getRouteApi('/lecture/$clubSequence');
const MessageNotices = lazy(
  () => import('../../features/clubs/club-messages/MessageNotices.tsx').then((module) => module.MessageNotices),
  { failure: 'silent' },
);
const MyFeedback = lazy(() => import('./MyFeedback.tsx').then((module) => module.MyFeedback));
const MyReport = lazy(() => import('./MyReport.tsx').then((module) => module.MyReport));

/** One lecture club: what it is, its curriculum, and the way in or on. */
export function LectureClubScreen() {
  const { clubSequence: id } = route.useParams();
  const { data: club, error, refetch, isFetching } = useQuery(getLectureClubAbout({ params: { id } }));
  usePageTitle(club?.clubName ?? text.clubs);
  if (club) return <LectureClub club={club} />;
  if (!error) return <ClubSkeleton />;
  if (isUnknown(error)) return <NotFound />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}

function LectureClub({ club }: { readonly club: LectureClubAbout }) {
  const { code, join } = route.useSearch();
  const navigate = route.useNavigate();
  const { clubSequence, can } = club;
  const isInside = can.enter || can.manage;
  const onDialogClosed = () => void navigate({ search: {}, replace: true, resetScroll: false });
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={club.clubName}
        lead={club.tagline}
        crumbs={[{ label: text.clubs, link: (parts) => <Link to="/lecture" {...parts} /> }]}
        actions={
          can.manage && (
            <RouterButtonLink to="/lecture-dashboard/$clubSequence" params={{ clubSequence }} icon="settings">
              {text.manage}
            </RouterButtonLink>
          )
        }
      >
        <ClubChips club={club} />
        <FavoriteButton club={club} />
      </PageHeader>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:gap-6">
        <div className={cx('flex min-w-0 flex-col gap-5', !isInside && 'max-desktop:order-2')}>
          {can.enter && (
            <Suspense>
              <MessageNotices club={clubSequence} />
            </Suspense>
          )}
          {isInside && <ContinueReading club={club} />}
          {isInside && <StudyList club={club} />}
          {can.enter && (
            <Suspense>
              <MyReport clubSequence={clubSequence} />
              <MyFeedback clubSequence={clubSequence} />
            </Suspense>
          )}
          <Card as="section" aria-label={text.about}>
            <h2 className="font-bold">{text.about}</h2>
            <Markdown text={club.description} headingLevel={3} className="mt-2 text-ink-2" />
          </Card>
          {!isInside && <StudyList club={club} />}
        </div>
        <aside className="flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-20">
          {!isInside && (
            <Card as="section" aria-label={text.wayIn} className="flex flex-col gap-3">
              <JoinPanel
                {...{ club, onDialogClosed }}
                onJoined={onDialogClosed}
                code={code}
                join={join === 'request' ? join : undefined}
              />
            </Card>
          )}
          <Card as="section" className="flex flex-col gap-4">
            <ClubFactList club={club} />
            {can.enter && !isFinalStatus(club.clubStatus) && <LeaveButton club={club} />}
          </Card>
        </aside>
      </div>
    </div>
  );
}
