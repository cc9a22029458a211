import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listManagedClubQuizzes } from '../../../api/authoring/quizzes/quizzes.reads.ts';
import { clubManageText } from '../../../features/clubs/clubs/manage/club-manage.text.ts';
import {
  ManagedQuizTable,
  type ManagedQuizTableProps,
} from '../../../features/clubs/clubs/manage/ManagedQuizTable.tsx';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { lazyModule } from '../../../kernel/lazy/lazy-module.ts';
import { pageCount } from '../../../kernel/query-client.ts';
import { withPage } from '../../../kernel/search-params.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Pagination, type PaginationProps } from '../../../ui/lists/Pagination.tsx';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { AwaitedModule } from '../../../ui/states/AwaitedModule.tsx';
import { QuizListHead } from './QuizListHead.tsx';
import type { QuizzesSearch } from './quizzes-search.ts';

// It brings calendars.
const QuizScheduleTab = lazy(() => import('./QuizScheduleTab.tsx').then((module) => module.QuizScheduleTab));

const FROM = '/quiz-dashboard/$clubSequence/quizzes';
const route = getRouteApi(FROM);
const text = clubManageText.quizzes;
const useProof = lazyModule(() => import('./AiProof.tsx'));

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={FROM} to="." search={(old) => withPage(old, page)} {...parts} />
);
const gradingLink: ManagedQuizTableProps['gradingLink'] = (quiz, parts) => (
  <Link from={FROM} to="/quiz-dashboard/$clubSequence/grading" search={{ quiz }} {...parts} />
);
const proofLink: ManagedQuizTableProps['proofLink'] = (quizSequence, parts) => (
  <Link from={FROM} to="." search={{ proof: quizSequence }} {...parts} />
);
const briefLink: ManagedQuizTableProps['briefLink'] = ({ quizSequence, clubSequence, no, preCount }) =>
  preCount === 0 ? null : (
    <Link
      to="/quiz-dashboard/$clubSequence/quizzes/$quizSequence/brief"
      params={{ clubSequence, quizSequence }}
      aria-label={text.groupsOf(no, preCount)}
      className="relative text-sm font-semibold text-brand-ink underline underline-offset-4 after:absolute after:-inset-3"
    >
      {text.groups}
    </Link>
  );

/** The club's quizzes: how far they are, or their order while it is changed. */
export function QuizzesTab() {
  const { clubSequence } = route.useParams();
  const { mode, proof } = route.useSearch();
  const room = useProof(proof !== undefined);
  if (proof !== undefined) {
    if (room) return <room.AiProof club={clubSequence} quiz={proof} />;
    return (
      <AwaitedModule failure={useProof.failure}>
        <WorkSkeleton />
      </AwaitedModule>
    );
  }
  return (
    <Suspense fallback={<WorkSkeleton hasHead={false} />}>
      {mode === 'order' ? <QuizScheduleTab /> : <QuizList />}
    </Suspense>
  );
}

const SORT_TYPES = { newest: 'DESC', oldest: 'ASC' } as const;

const filterOf = ({ sort, state }: QuizzesSearch) => ({
  ...(sort && { sortType: SORT_TYPES[sort] }),
  ...(state && { isPublished: state === 'published' ? ('true' as const) : ('false' as const) }),
});

function QuizList() {
  const { clubSequence } = route.useParams();
  const search = route.useSearch();
  const { page = 1, state } = search;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listManagedClubQuizzes({
      params: { clubSequence },
      query: { ...filterOf(search), page, size: MAX_PAGE_SIZE },
    }),
  );
  if (error && !data) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <WorkSkeleton hasHead={false} />;
  if (data.totalElements === 0 && state === undefined) {
    return (
      <EmptyState
        icon="question"
        action={
          <RouterButtonLink to={FROM} params={{ clubSequence }} search={{ mode: 'order' }}>
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
      <QuizListHead total={data.totalElements} />
      {data.totalElements === 0 ? (
        <EmptyState
          icon="search"
          action={
            <RouterButtonLink to={FROM} params={{ clubSequence }} search={{}}>
              {text.showAll}
            </RouterButtonLink>
          }
        >
          {text.emptyState}
        </EmptyState>
      ) : (
        <ManagedQuizTable
          quizzes={data.contents}
          {...{ gradingLink, proofLink, briefLink }}
          isStale={isPlaceholderData}
        />
      )}
      <Pagination page={page} pageCount={pageCount(data, MAX_PAGE_SIZE)} link={pageLink} />
    </>
  );
}
