import { CLUB_CARDS_A_PAGE } from '@dure/contract/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { clubsQuery } from '../../features/clubs/clubs.api.ts';
import { JoinByCodeButton } from '../../features/clubs/JoinByCodeButton.tsx';
import { DueQuizStrip } from '../../features/due-quizzes/DueQuizStrip.tsx';
import { dueQuizzesQuery } from '../../features/due-quizzes/due-quizzes.api.ts';
import { dueText } from '../../features/due-quizzes/due-quizzes.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { BottomDock } from '../../ui/BottomDock.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { RouterButtonLink } from '../../ui/RouterButtonLink.tsx';
import { ClubFilters } from './ClubFilters.tsx';
import { ClubGrid, ClubGridSkeleton } from './ClubGrid.tsx';
import { NoClubs } from './NoClubs.tsx';
import type { QuizClubsSearch } from './quiz-clubs-search.ts';
import { quizClubsText as text } from './quiz-clubs.text.ts';

const route = getRouteApi('/quiz');

/** All quiz clubs as cards: what waits for the member first, then filters in the address, then the clubs. */
export function QuizClubsScreen() {
  usePageTitle(text.title);
  const session = useSession();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, code, status, ...filter } = search;
  const clubs = useQuery(clubsQuery({ ...filter, page, clubStatus: status }));
  const { data: due = [] } = useQuery({ ...dueQuizzesQuery(), enabled: session.logged });
  const [next] = due;

  const change = (part: { [K in keyof QuizClubsSearch]?: QuizClubsSearch[K] | undefined }) =>
    void navigate({
      search: (old) =>
        Object.fromEntries(
          Object.entries({ ...old, page: undefined, ...part }).filter(([, value]) => value !== undefined),
        ),
      replace: true,
      resetScroll: false,
    });
  const isAuthor = hasRole(session, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER');

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <>
            {isAuthor && <RouterButtonLink to="/quiz/create">{text.create}</RouterButtonLink>}
            <BottomDock>
              <JoinByCodeButton code={code} onClose={() => change({ code: undefined })} />
            </BottomDock>
          </>
        }
      />
      {next && (
        <section aria-label={dueText.label} className="mt-5">
          <DueQuizStrip quiz={next} />
        </section>
      )}
      <div className="mt-5">
        <ClubFilters search={search} onChange={change} total={clubs.data?.totalElements} />
      </div>
      <div className="mt-5">
        {clubs.data && clubs.data.contents.length > 0 && (
          <ClubGrid clubs={clubs.data.contents} isOld={clubs.isPlaceholderData} />
        )}
        {clubs.data?.contents.length === 0 && <NoClubs search={search} onReset={() => void navigate({ search: {} })} />}
        {clubs.isPending && <ClubGridSkeleton />}
        {clubs.isError && !clubs.data && (
          <ErrorState onRetry={() => void clubs.refetch()} isRetrying={clubs.isFetching}>
            {clubs.error.message}
          </ErrorState>
        )}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount(clubs.data, CLUB_CARDS_A_PAGE)}
        link={(to, parts) => <Link from="/quiz" to="/quiz" search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </div>
  );
}
