import { useQuery } from '@tanstack/react-query';
import { getMyHome } from '../../api/clubs/home/home.reads.ts';
import { listDueQuizzes } from '../../api/authoring/quizzes/quizzes.reads.ts';
import { DueHeadline } from '../../features/authoring/quizzes/due-quizzes/DueHeadline.tsx';
import { DueRows } from '../../features/authoring/quizzes/due-quizzes/DueRows.tsx';
import { dueText } from '../../features/authoring/quizzes/due-quizzes/due-quizzes.text.ts';
import { useSession } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { dayNumber } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { useNow } from '../../ui/dates/use-now.ts';
import { cx } from '../../ui/cx.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { HomeAside, hasNews } from './aside/HomeAside.tsx';
import { OwnClubs } from './aside/OwnClubs.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { ownHomeText } from './own-home.text.ts';
import { NothingWaits } from './NothingWaits.tsx';

const text = ownHomeText.due;

/** What waits for a member: the nearest deadline as the headline, the others by their date; beside it what came and what closes. */
export function MemberHome() {
  const { memberName } = useSession();
  const timeZone = useTimeZone();
  const now = useNow();
  const due = useQuery(listDueQuizzes({}));
  const home = useQuery(getMyHome({})).data;
  const ownClubs = home?.clubs ?? [];
  const hasAside = home !== undefined && hasNews(home);
  const clubs =
    ownClubs.length > 0 ? (
      <OwnClubs clubs={ownClubs} />
    ) : (
      <RouterButtonLink to="/quiz" className="self-start">
        {text.all}
      </RouterButtonLink>
    );
  return (
    <div className={cx('grid grid-cols-1 gap-x-12 gap-y-8', hasAside && 'desktop:grid-cols-[minmax(0,1fr)_24.5rem]')}>
      <div className="min-w-0">
        <Loaded from={due} skeleton={<HomeSkeleton />}>
          {({ contents: [first, ...others] }) => {
            if (!first) return <NothingWaits title={text.none} note={text.noneNote} action={clubs} />;
            const { deadlineAt, clubName, peerCount } = first;
            const isToday = deadlineAt !== null && dayNumber(deadlineAt, timeZone) === dayNumber(now, timeZone);
            return (
              <>
                <DueHeadline
                  quiz={first}
                  level={1}
                  eyebrow={isToday ? text.today(memberName) : text.next(memberName)}
                  answered={dueText.answeredIn(clubName, peerCount)}
                  onPassed={() => void due.refetch()}
                />
                <div className="flex flex-col gap-6">
                  {others.length > 0 && (
                    <section aria-label={text.others}>
                      <DueRows quizzes={others} />
                    </section>
                  )}
                  {clubs}
                </div>
              </>
            );
          }}
        </Loaded>
      </div>
      {hasAside && <HomeAside home={home} />}
    </div>
  );
}
