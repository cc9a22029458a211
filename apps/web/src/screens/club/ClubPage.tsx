import { isFinalStatus, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { Suspense } from 'react';
import { ClubFactList } from '../../features/clubs/clubs/about/ClubFactList.tsx';
import { LeaveButton } from '../../features/clubs/clubs/about/LeaveButton.tsx';
import { MyProgress } from '../../features/authoring/quizzes/club-quizzes/MyProgress.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { clubText as words } from './club.text.ts';
import { tabOf, tabsFor, type ClubTab } from './club-search.ts';
import { ClubHead } from './ClubHead.tsx';
import { ClubTabContent } from './ClubTabContent.tsx';
import { ClubTabs } from './ClubTabs.tsx';
import { ClubVisit, type ClubVisitProps } from './ClubVisit.tsx';
import { downloadClubCalendar } from '../../api/clubs/clubs/clubs.reads.ts';
import { addressOf } from '../../kernel/calls/request.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clubAboutText } from '../../features/clubs/clubs/about/club-about.text.ts';

/** The club's dates as a file that any calendar takes. */
function CalendarLink({ club }: { readonly club: number }) {
  return (
    <a href={addressOf(downloadClubCalendar.route, { params: { club } })} download className={buttonClass()}>
      <Icon name="calendar" size={17} />
      {clubAboutText.calendar}
    </a>
  );
}

const MessageNotices = lazy(
  () => import('../../features/clubs/club-messages/MessageNotices.tsx').then((module) => module.MessageNotices),
  { failure: 'silent' },
);

const JoinedDialog = lazy(
  () => import('../../features/clubs/clubs/about/JoinedDialog.tsx').then((module) => module.JoinedDialog),
  { failure: 'popover' },
);
const PointsEarned = lazy(
  () => import('../../features/people/points/PointsEarned.tsx').then((module) => module.PointsEarned),
  { failure: 'silent' },
);
/** Where the member looks at their own work. */
const OWN_TABS: readonly ClubTab[] = ['quizzes', 'answers', 'growth'];

export interface ClubPageProps extends ClubVisitProps {
  readonly onSearch: (keyword: string) => void;
}

/** Why nothing can be written in the club now; null while it runs. */
function noticeOf(clubStatus: string): string | null {
  if (clubStatus === CLUB_STATUS.cancelled) return words.cancelled;
  if (isFinalStatus(clubStatus)) return words.readOnly;
  return clubStatus === CLUB_STATUS.running ? null : words.notRunning;
}

/** A club: for who is not in it what it is and the way in, for its people their places in it. */
export function ClubPage(props: ClubPageProps) {
  const { can } = props.club;
  return can.enter || can.manage ? <ClubPlaces {...props} /> : <ClubVisit {...props} />;
}

function ClubPlaces({ club, search, onSearch, onDialogClosed }: ClubPageProps) {
  const { clubSequence, can } = club;
  const tabs = tabsFor(can);
  const tab = tabOf(search, tabs);
  // The week is the whole page: what is due stands alone.
  const hasAside = tab !== 'week';
  const notice = noticeOf(club.clubStatus);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <Suspense>
        {search.join === 'done' && can.enter && (
          <JoinedDialog
            club={club}
            calendar={<CalendarLink club={clubSequence} />}
            earned={
              <Suspense>
                <PointsEarned clubSequence={clubSequence} className="mt-1 text-sm text-ink-3 tabular-nums" />
              </Suspense>
            }
            onClose={onDialogClosed}
          />
        )}
      </Suspense>
      <ClubHead club={club} />
      <ClubTabs club={clubSequence} tabs={tabs} current={tab} className="mt-5" />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-5 desktop:gap-6',
          hasAside && 'mt-5 desktop:grid-cols-[minmax(0,1fr)_22.5rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4 max-desktop:order-2">
          {notice !== null && (
            <p role="note" className={cx('rounded-box bg-sunken px-4 py-3 text-ink-2', !hasAside && 'mt-5')}>
              {notice}
            </p>
          )}
          {can.enter && (
            <Suspense>
              <MessageNotices club={clubSequence} />
            </Suspense>
          )}
          <ClubTabContent {...{ club, tab, search, onSearch }} />
        </div>
        {hasAside && (
          <aside className="flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-20">
            {can.enter && OWN_TABS.includes(tab) ? (
              <MyProgress club={clubSequence} />
            ) : (
              <Card as="section" className="flex flex-col gap-4">
                <ClubFactList club={club} />
                <CalendarLink club={clubSequence} />
                {can.enter && !isFinalStatus(club.clubStatus) && <LeaveButton club={club} />}
              </Card>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}
