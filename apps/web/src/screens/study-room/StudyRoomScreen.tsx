import type { NotificationKind } from '@dure/contract/notifications/notification-kinds';
import { useQuery } from '@tanstack/react-query';
import { listDueQuizzes } from '../../api/quizzes/quizzes.reads.ts';
import { bellList } from '../../features/notifications/bell-list.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { OwnClubs } from './OwnClubs.tsx';
import { OwnPlace } from './OwnPlace.tsx';
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
  const lead = due.data && news && text.lead(due.data.contents.length, news.length);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={lead} className="min-h-14" />
      <div className="mt-5 grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Loaded
            from={due}
            skeleton={
              <SkeletonGroup>
                <Skeleton shape="block" className="h-64" />
              </SkeletonGroup>
            }
          >
            {({ contents }) => <ToDo quizzes={contents} news={news ?? []} />}
          </Loaded>
          <WeekAhead />
          <OwnClubs />
        </div>
        <OwnPlace />
      </div>
    </div>
  );
}
