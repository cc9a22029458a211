import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { quizClubQuery } from '../../features/quiz-clubs/form/club-form.api.ts';
import { forgetClub } from '../../features/clubs/manage/club-manage.api.ts';
import { clubManageText } from '../../features/clubs/manage/club-manage.text.ts';
import { ScheduleEditor } from '../../features/quiz-clubs/schedule/ScheduleEditor.tsx';
import { QuizPicker } from '../../features/quizzes/picker/QuizPicker.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Waiting } from '../../ui/Waiting.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence/quizzes');

/** The order and publication of the club's quizzes, in the version that is current when it is opened. */
export function QuizScheduleTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...quizClubQuery(clubSequence),
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
  if (!data || !isFetchedAfterMount) return <Waiting />;
  return (
    <ScheduleEditor
      initial={data}
      picker={(parts) => <QuizPicker {...parts} />}
      onSaved={(club) => {
        queryClient.setQueryData(quizClubQuery(clubSequence).queryKey, club);
        void forgetClub(queryClient, clubSequence);
      }}
      onClose={() => void navigate({ search: {} })}
    />
  );
}
