import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listMemberStandings } from '../../api/dashboard/dashboard.reads.ts';
import { getQuizClub } from '../../api/quiz-clubs/quiz-clubs.reads.ts';
import { dashboardText } from '../../features/dashboard/dashboard.text.ts';
import { ExportButton } from '../../features/dashboard/ExportButton.tsx';
import { MemberDetail } from '../../features/dashboard/MemberDetail.tsx';
import { STANDINGS_PAGE_SIZE, type StandingsFilter } from '../../features/dashboard/standings.ts';
import { StandingsTable } from '../../features/dashboard/StandingsTable.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { ListHead } from './ListHead.tsx';

const FROM = '/quiz-dashboard/$clubSequence/progress';
const route = getRouteApi(FROM);
const text = dashboardText.standings;

/** Members with their progress; one of them opens beside the list. */
export function ProgressTab() {
  const { clubSequence } = route.useParams();
  const search = route.useSearch();
  const { page = 1, keyword = '', filter = 'all', sort = 'joined', member } = search;
  const navigate = route.useNavigate();
  const { data: club } = useQuery(getQuizClub({ params: { id: clubSequence } }));
  const asked: StandingsFilter = { page, keyword, filter, sort };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listMemberStandings({ params: { id: clubSequence }, query: { ...asked, size: STANDINGS_PAGE_SIZE } }),
  );
  const { member: _open, ...place } = search;
  const { page: _page, ...list } = place;

  return (
    <>
      <ListHead
        words={text}
        filters={['all', 'behind']}
        filter={filter}
        filterLink={(id, parts) => (
          <Link
            from={FROM}
            to="."
            search={{ ...(id !== 'all' && { filter: id }), ...(keyword !== '' && { keyword }) }}
            activeOptions={{ exact: true }}
            {...parts}
          />
        )}
        keyword={keyword}
        onKeyword={(typed) => void navigate(filterStep(place, { keyword: typed === '' ? undefined : typed }))}
      >
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
        <Waiting />
      )}
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
    </>
  );
}
