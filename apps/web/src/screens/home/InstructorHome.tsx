import { gradingMinutes } from '@dure/contract/dashboard/grading-pace';
import { useQuery } from '@tanstack/react-query';
import { listWaitingQuizzes } from '../../api/dashboard/dashboard.reads.ts';
import { listDueQuizzes } from '../../api/quizzes/quizzes.reads.ts';
import { minutesText } from '../../features/dashboard/minutes.text.ts';
import { DueRows } from '../../features/quizzes/due-quizzes/DueRows.tsx';
import { useSession } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { ownHomeText } from './own-home.text.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { WaitingRows } from './WaitingRows.tsx';

const text = ownHomeText.waiting;

/** What waits for an instructor: answers to grade first, then what they owe themselves as a member of clubs. */
export function InstructorHome() {
  const { memberName } = useSession();
  const waiting = useQuery(listWaitingQuizzes({}));
  const { data: due } = useQuery(listDueQuizzes({}));
  return (
    <>
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
                  {contents.some(({ isClosed }) => !isClosed) && <p className="text-sm text-ink-2">{text.openLast}</p>}
                </div>
              </section>
              <WaitingRows quizzes={contents} />
            </>
          );
        }}
      </Loaded>
      {due && due.contents.length > 0 && (
        <section aria-labelledby="own-due" className="mt-10">
          <h2 id="own-due" className="pb-2.5 text-lg font-bold">
            {ownHomeText.due.mine}
          </h2>
          <DueRows quizzes={due.contents} />
        </section>
      )}
    </>
  );
}
