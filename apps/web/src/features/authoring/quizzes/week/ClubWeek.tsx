import type { ClubWeek as Week, WeekQuiz } from '@dure/contract/authoring/quizzes/week.endpoints';
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { waiting } from '@dure/contract/authoring/quizzes/week';
import { useQuery } from '@tanstack/react-query';
import { getClubWeek } from '../../../../api/authoring/quizzes/week.reads.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { DueHeadline } from '../due-quizzes/DueHeadline.tsx';
import { DueRows } from '../due-quizzes/DueRows.tsx';
import { dueText } from '../due-quizzes/due-quizzes.text.ts';
import { ComingWeeks } from './ComingWeeks.tsx';
import { PastWeeks, type PastWeeksProps } from './PastWeeks.tsx';
import { weekText as words } from './week.text.ts';

export interface ClubWeekProps extends Pick<PastWeeksProps, 'quizLink'> {
  readonly club: number;
  /** Whether answers can be written in the club now. */
  readonly isRunning: boolean;
}

function WeekSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4 py-6 desktop:py-10">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton shape="block" className="mt-6 h-48" />
    </SkeletonGroup>
  );
}

/** A club as its member opens it: what is due, then what comes and what was. */
export function ClubWeek({ club, ...place }: ClubWeekProps) {
  const query = useQuery(getClubWeek({ params: { club } }));
  return (
    <Loaded from={query} skeleton={<WeekSkeleton />}>
      {(week) => <Shown week={week} {...place} onPassed={() => void query.refetch()} />}
    </Loaded>
  );
}

interface ShownProps extends Omit<ClubWeekProps, 'club'> {
  readonly week: Week;
  readonly onPassed: () => void;
}

function Shown({ week: { quizzes, coming, headline }, isRunning, quizLink, onPassed }: ShownProps) {
  const now = useNow();
  const due = isRunning ? waiting(quizzes, now) : [];
  const [first, ...others] = due;
  const past = quizzes.filter((quiz) => !due.includes(quiz));
  return (
    <div aria-label={words.title} role="region">
      {first ? (
        <DueHeadline
          quiz={first}
          level={2}
          eyebrow={dueText.place(first.week, first.no)}
          answered={dueText.answered(first.peerCount)}
          people={headline?.quizSequence === first.quizSequence ? headline.people : []}
          note={<DraftNote quiz={first} />}
          onPassed={onPassed}
        />
      ) : (
        <NothingDue hasQuizzes={quizzes.length > 0} next={coming[0]?.openAt} />
      )}
      {others.length > 0 && (
        <section aria-label={words.also} className="mb-8">
          <DueRows quizzes={others} />
        </section>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 desktop:grid-cols-2">
        <ComingWeeks quizzes={coming} />
        <PastWeeks quizzes={past} quizLink={quizLink} />
      </div>
    </div>
  );
}

function DraftNote({ quiz: { draftLength, draftSavedAt, myAnswerStatus } }: { readonly quiz: WeekQuiz }) {
  if (draftLength === 0) return null;
  const step = myAnswerStatus === ANSWER_STATUS.preSubmitted ? 'final' : 'pre';
  return (
    <p className="text-sm text-ink-2">
      {dueText.draft[step](draftLength)}
      {draftSavedAt !== null && (
        <>
          <br />
          {dueText.saved} · <DateText date={draftSavedAt} look="short" />
        </>
      )}
    </p>
  );
}

function NothingDue({ hasQuizzes, next }: { readonly hasQuizzes: boolean; readonly next: string | undefined }) {
  const timeZone = useTimeZone();
  const title = next ? words.next(formatMonthDay(next, timeZone)) : hasQuizzes ? words.allDone : words.none;
  const note = next && hasQuizzes ? words.nextNote : hasQuizzes ? words.allDoneNote : words.noneNote;
  return (
    <section className="py-6 desktop:py-10">
      <h2 className="text-2xl font-bold text-pretty desktop:text-3xl">{title}</h2>
      <p className="mt-2 text-ink-2">{note}</p>
    </section>
  );
}
