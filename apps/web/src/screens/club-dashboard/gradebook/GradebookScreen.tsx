import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQuizClub } from '../../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { gradebookText as text } from '../../../features/insight/gradebook/gradebook.text.ts';
import { useGradebook } from '../../../features/insight/gradebook/use-gradebook.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { GradebookWorkspace } from './GradebookWorkspace.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence/gradebook');

/** What each member of a club made of each quiz. */
export function GradebookScreen() {
  const { clubSequence } = route.useParams();
  const { data: club } = useQuery(getQuizClub({ params: { id: clubSequence } }));
  const { book, error, isFetching, refetch } = useGradebook(clubSequence);
  if (error && !book) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!book || !club) return <WorkSkeleton rows={10} />;
  if (book.quizzes.length === 0 || book.memberCount === 0) {
    return <EmptyState>{text.empty}</EmptyState>;
  }
  return <GradebookWorkspace club={clubSequence} clubName={club.clubName} book={book} />;
}
