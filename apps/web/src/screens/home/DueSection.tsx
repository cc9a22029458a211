import { useQuery } from '@tanstack/react-query';
import { listDueQuizzes } from '../../api/quizzes/quizzes.reads.ts';
import { DueQuizStrip } from '../../features/quizzes/due-quizzes/DueQuizStrip.tsx';
import { useSession } from '../../kernel/session.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { homeText } from './home.text.ts';

const text = homeText.due;
const SHOWN = 3;

/** What waits for the member: the nearest deadlines, the first as the one primary action. */
export function DueSection() {
  const { memberName } = useSession();
  const due = useQuery(listDueQuizzes({}));
  return (
    <section className="mx-auto w-full max-w-page px-4 pt-6 pb-8 desktop:px-6 desktop:pt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold desktop:text-2xl">{text.title(memberName)}</h1>
        <RouterButtonLink to="/quiz">{text.all}</RouterButtonLink>
      </div>
      {due.isPending && (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton shape="block" className="h-21" />
          <Skeleton shape="block" className="h-21" />
        </SkeletonGroup>
      )}
      {due.isError && <ErrorState error={due.error} onRetry={() => void due.refetch()} isRetrying={due.isFetching} />}
      {due.data?.contents.length === 0 && (
        <EmptyState icon="check" className="rounded-card border border-line bg-surface">
          {text.none}
        </EmptyState>
      )}
      <div className="flex flex-col gap-3">
        {due.data?.contents.slice(0, SHOWN).map((quiz, index) => (
          <DueQuizStrip key={`${quiz.clubSequence}-${quiz.quizSequence}`} quiz={quiz} isPrimary={index === 0} />
        ))}
      </div>
    </section>
  );
}
