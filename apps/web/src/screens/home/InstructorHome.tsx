import { gradingMinutes } from '@dure/contract/insight/dashboard/grading-pace';
import { useQuery } from '@tanstack/react-query';
import { getTeachingWeek, listWaitingQuizzes } from '../../api/insight/dashboard/dashboard.reads.ts';
import { listDueQuizzes } from '../../api/authoring/quizzes/quizzes.reads.ts';
import { BesideAnswers } from '../../features/insight/dashboard/home/BesideAnswers.tsx';
import { WeekAhead } from '../../features/insight/dashboard/home/WeekAhead.tsx';
import { minutesText } from '../../features/insight/dashboard/minutes.text.ts';
import { DueRows } from '../../features/authoring/quizzes/due-quizzes/DueRows.tsx';
import { useSession } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { ownHomeText } from './own-home.text.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { WaitingRows } from './WaitingRows.tsx';

const text = ownHomeText.waiting;

/** What waits for an instructor: answers first, then the week ahead and what they owe themselves; beside it what else waits. */
export function InstructorHome() {
  const { memberName } = useSession();
  const waiting = useQuery(listWaitingQuizzes({}));
  const { data: week } = useQuery(getTeachingWeek({}));
  const { data: due } = useQuery(listDueQuizzes({}));
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Loaded from={waiting} skeleton={<HomeSkeleton />}>
          {({ contents, answerCount, paceSeconds }) => {
            const [first] = contents;
            if (!first) {
              const action = <RouterButtonLink to="/my-clubs">{text.myClubs}</RouterButtonLink>;
              return <NothingWaits title={text.none} note={text.noneNote} action={action} />;
            }
            const { clubSequence, quizSequence } = first;
            const headline =
              paceSeconds === null
                ? text.title(answerCount)
                : text.timed(answerCount, minutesText(gradingMinutes(answerCount, paceSeconds)));
            return (
              <>
                <section className="py-6 desktop:py-10">
                  <p className="text-sm font-semibold text-ink-2">{text.greeting(memberName)}</p>
                  <h1 className="mt-2 text-2xl font-bold tabular-nums desktop:text-3xl">{headline}</h1>
                  <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                    <RouterButtonLink
                      to="/quiz-dashboard/$clubSequence/grading"
                      params={{ clubSequence }}
                      search={{ quiz: quizSequence, filter: 'waiting' }}
                      variant="primary"
                      className="desktop:h-12"
                    >
                      {text.start}
                    </RouterButtonLink>
                    {contents.some(({ isClosed }) => !isClosed) && (
                      <p className="text-sm text-ink-2">{text.openLast}</p>
                    )}
                  </div>
                </section>
                <WaitingRows quizzes={contents} />
              </>
            );
          }}
        </Loaded>
        {week && (
          <div className="mt-8">
            <WeekAhead events={week.events} />
          </div>
        )}
        {due && due.contents.length > 0 && (
          <section aria-labelledby="own-due" className="mt-10">
            <h2 id="own-due" className="pb-2.5 text-lg font-bold">
              {ownHomeText.due.mine}
            </h2>
            <DueRows quizzes={due.contents} />
          </section>
        )}
      </div>
      <aside aria-label={text.beside} className="flex flex-col gap-6 desktop:pt-10">
        {week && <BesideAnswers {...week} />}
      </aside>
    </div>
  );
}
