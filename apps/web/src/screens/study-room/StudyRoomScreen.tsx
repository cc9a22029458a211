import type { NotificationKind } from '@dure/contract/notification-kinds';
import { useQuery } from '@tanstack/react-query';
import { listDueQuizzes } from '../../api/authoring/quizzes/quizzes.reads.ts';
import { listRecalls } from '../../api/answering/recalls/recalls.reads.ts';
import { bellList } from '../../features/tenancy/notifications/bell-list.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { FriendActivity } from './FriendActivity.tsx';
import { OwnClubs } from './OwnClubs.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { RecallCard } from './RecallCard.tsx';
import { studyRoomText as text } from './study-room.text.ts';
import { ToDo } from './ToDo.tsx';
import { WeekAhead } from './WeekAhead.tsx';

/** What is due and what opens stands in the page itself. */
const SAID_HERE = new Set<NotificationKind>(['quizDeadline', 'quizOpened']);

/** What a member does next, in all of their clubs: what is due, what was said to them, what the week brings. */
export function StudyRoomScreen() {
  usePageTitle(text.title);
  const due = useQuery(listDueQuizzes({}));
  const { data: bell } = useQuery(bellList());
  const news = bell?.contents
    .flatMap(({ activities }) => activities)
    .filter(({ isChecked, kind }) => !isChecked && !SAID_HERE.has(kind));
  const recalls = useQuery(listRecalls({}));
  const waiting = recalls.data?.totalElements ?? 0;
  const lead = due.data && news && text.lead(due.data.contents.length, news.length, waiting);
  // One primary button: the nearest deadline, or else the first recall.
  const isRecallFirst = due.data?.contents.length === 0 && waiting > 0;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={lead}
        className="min-h-14"
        actions={
          <RouterButtonLink to="/explore" icon="book">
            {text.explore}
          </RouterButtonLink>
        }
      />
      {/* On a phone what is to be recalled follows what is due, whatever stands beside it on a wide screen. */}
      <div className="mt-5 flex flex-col gap-6 desktop:grid desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:items-start">
        <div className="contents min-w-0 desktop:flex desktop:flex-col desktop:gap-6">
          <div className="max-desktop:order-1">
            <Loaded
              from={due}
              skeleton={
                <SkeletonGroup>
                  <Skeleton shape="block" className="h-64" />
                </SkeletonGroup>
              }
            >
              {({ contents }) => <ToDo quizzes={contents} news={news ?? []} hasPrimary={!isRecallFirst} />}
            </Loaded>
          </div>
          <div className="flex min-w-0 flex-col gap-6 max-desktop:order-3">
            <WeekAhead />
            <OwnClubs />
          </div>
        </div>
        <div className="contents min-w-0 desktop:flex desktop:flex-col desktop:gap-6">
          <div className="max-desktop:order-2">
            <Loaded
              from={recalls}
              skeleton={
                <SkeletonGroup>
                  <Skeleton shape="block" className="h-48" />
                </SkeletonGroup>
              }
            >
              {(its) => <RecallCard recalls={its} isPrimary={isRecallFirst} />}
            </Loaded>
          </div>
          <div className="flex min-w-0 flex-col gap-6 max-desktop:order-4">
            <OwnPlace />
            <FriendActivity />
          </div>
        </div>
      </div>
    </div>
  );
}
