import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listMemberStandings } from '../../api/insight/dashboard/dashboard.reads.ts';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { CountedHead } from '../../features/insight/dashboard/CountedHead.tsx';
import { dashboardText } from '../../features/insight/dashboard/dashboard.text.ts';
import { ExportButton } from '../../features/insight/dashboard/ExportButton.tsx';
import { FiguresSkeleton } from '../../features/insight/dashboard/FiguresSkeleton.tsx';
import { LIST_PLACE, STANDINGS_PAGE_SIZE, type StandingsFilter } from '../../features/insight/dashboard/standings.ts';
import { StandingsTable } from '../../features/insight/dashboard/StandingsTable.tsx';
import { useWriteTo } from '../../features/clubs/club-messages/use-write-to.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { ListHead } from './ListHead.tsx';

const FROM = '/quiz-dashboard/$clubSequence/progress';
const route = getRouteApi(FROM);
const text = dashboardText.standings;

const ClubFigures = lazy(() =>
  import('../../features/insight/dashboard/ClubFigures.tsx').then((module) => module.ClubFigures),
);
const ClubQuizFigures = lazy(() =>
  import('../../features/insight/dashboard/ClubQuizFigures.tsx').then((module) => module.ClubQuizFigures),
);
const MemberDetail = lazy(() =>
  import('../../features/insight/dashboard/member/MemberDetail.tsx').then((module) => module.MemberDetail),
);

/** Members with their progress; one of them opens beside the list. */
export function ProgressTab() {
  const { clubSequence } = route.useParams();
  const search = route.useSearch();
  const { page = 1, keyword = '', filter = 'all', sort = 'joined', member } = search;
  const { fifth, tens, comprehension, quiz, stage } = search;
  const counted = { fifth, tens, comprehension, quiz, stage };
  const navigate = route.useNavigate();
  const { data: club } = useQuery(getQuizClub({ params: { id: clubSequence } }));
  const asked: StandingsFilter = { page, keyword, filter, sort };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listMemberStandings({ params: { id: clubSequence }, query: { ...asked, ...counted, size: STANDINGS_PAGE_SIZE } }),
  );
  const { member: _open, ...place } = search;
  const { page: _page, ...list } = place;

  const isCounted = fifth ?? tens ?? comprehension ?? stage;
  const writing = useWriteTo(clubSequence, data?.contents ?? []);
  const quizNo = (club?.quizzes.findIndex(({ quizSequence }) => quizSequence === quiz) ?? -1) + 1;
  const members = (
    <section key="members" id={LIST_PLACE} aria-label={text.label} className="flex scroll-mt-20 flex-col gap-4">
      <CountedHead
        counted={counted}
        {...(quizNo > 0 && { no: quizNo })}
        count={data?.totalElements}
        clearLink={(parts) => <Link from={FROM} to="." search={{}} resetScroll={false} {...parts} />}
      />
      <ListHead
        words={text}
        filters={['all', 'behind']}
        filter={filter}
        filterLink={(id, parts) => (
          <Link
            from={FROM}
            to="."
            search={{ ...(id !== 'all' && { filter: id }), ...(keyword !== '' && { keyword }) }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...parts}
          />
        )}
        keyword={keyword}
        onKeyword={(typed) => void navigate(filterStep(place, { keyword: typed === '' ? undefined : typed }))}
      >
        {writing.button}
        {club && <ExportButton clubSequence={clubSequence} clubName={club.clubName} />}
      </ListHead>
      {error && !data ? (
        <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <>
          <StandingsTable
            data={data}
            filter={asked}
            isStale={isPlaceholderData}
            isNarrowed={keyword !== '' || isCounted !== undefined}
            selection={writing.selection}
            onSort={(next) => {
              const { sort: _old, ...rest } = list;
              void navigate({ search: { ...rest, ...(next !== 'joined' && { sort: next }) }, resetScroll: false });
            }}
            memberLink={(memberUUID, parts) => (
              <Link from={FROM} to="." search={{ ...search, member: memberUUID }} resetScroll={false} {...parts} />
            )}
          />
          <Pagination
            page={page}
            pageCount={pageCount(data, STANDINGS_PAGE_SIZE)}
            link={(next, parts) => <Link from={FROM} to="." search={withPage(place, next)} {...parts} />}
          />
        </>
      ) : (
        <WorkSkeleton hasHead={false} />
      )}
    </section>
  );
  const figures = (
    <Suspense key="figures" fallback={<FiguresSkeleton />}>
      <ClubFigures clubSequence={clubSequence} />
    </Suspense>
  );
  return (
    <>
      {/* Whoever came by a bar sees first whom it counts. */}
      {isCounted === undefined ? [figures, members] : [members, figures]}
      <Suspense>
        <ClubQuizFigures clubSequence={clubSequence} />
      </Suspense>
      <Suspense>
        {member !== undefined && (
          <MemberDetail
            clubSequence={clubSequence}
            memberUUID={member}
            onClose={() => {
              const { member: _closed, ...rest } = search;
              void navigate({ search: rest, resetScroll: false });
            }}
          />
        )}
        {writing.dialog}
      </Suspense>
    </>
  );
}
