import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ClubFilesButton } from '../../features/answer-files/ClubFilesButton.tsx';
import { managedQuizzesQuery, QUIZ_PAGE_SIZE } from '../../features/club-manage/club-manage.api.ts';
import { clubManageText } from '../../features/club-manage/club-manage.text.ts';
import { ManagedQuizTable, type ManagedQuizTableProps } from '../../features/club-manage/ManagedQuizTable.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { scheduleText } from '../../features/club-schedule/club-schedule.text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination, type PaginationProps } from '../../ui/Pagination.tsx';
import { RouterButtonLink } from '../../ui/RouterButtonLink.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { QuizScheduleTab } from './QuizScheduleTab.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence/quizzes');
const text = clubManageText.quizzes;

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from="/quiz-dashboard/$clubSequence/quizzes" to="." search={page === 1 ? {} : { page }} {...parts} />
);
const gradingLink: ManagedQuizTableProps['gradingLink'] = (quiz, parts) => (
  <Link
    from="/quiz-dashboard/$clubSequence/quizzes"
    to="/quiz-dashboard/$clubSequence/grading"
    search={{ quiz }}
    {...parts}
  />
);

/** The club's quizzes: how far they are, or their order while it is changed. */
export function QuizzesTab() {
  return route.useSearch().mode === 'order' ? <QuizScheduleTab /> : <QuizList />;
}

function QuizList() {
  const { clubSequence } = route.useParams();
  const { page = 1 } = route.useSearch();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(managedQuizzesQuery(clubSequence, page));
  if (error && !data) {
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  if (data.totalElements === 0) {
    return (
      <EmptyState
        icon="question"
        action={
          <RouterButtonLink
            to="/quiz-dashboard/$clubSequence/quizzes"
            params={{ clubSequence }}
            search={{ mode: 'order' }}
          >
            {text.add}
          </RouterButtonLink>
        }
      >
        {text.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2">
        <ClubFilesButton club={clubSequence} />
        <RouterButtonLink
          to="/quiz-dashboard/$clubSequence/quizzes"
          params={{ clubSequence }}
          search={{ mode: 'order' }}
        >
          {scheduleText.edit}
        </RouterButtonLink>
      </div>
      <ManagedQuizTable quizzes={data.contents} gradingLink={gradingLink} isStale={isPlaceholderData} />
      <Pagination page={page} pageCount={pageCount(data, QUIZ_PAGE_SIZE)} link={pageLink} />
    </>
  );
}
