import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQuizClub } from '../../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { clubManageText } from '../../../features/clubs/clubs/manage/club-manage.text.ts';
import { ScheduleEditor } from '../../../features/clubs/club-writing/schedule/ScheduleEditor.tsx';
import { QuizPicker } from '../../../features/authoring/quizzes/picker/QuizPicker.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence/quizzes');

/** The order and publication of the club's quizzes, in the version that is current when it is opened. */
export function QuizScheduleTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getQuizClub({ params: { id: clubSequence } }),
    refetchOnMount: 'always',
  });
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        title={clubManageText.quizzes.failed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data || !isFetchedAfterMount) return <WorkSkeleton hasHead={false} />;
  return (
    <ScheduleEditor
      initial={data}
      picker={(parts) => <QuizPicker {...parts} />}
      onClose={() => void navigate({ search: {} })}
    />
  );
}
