import { getRouteApi, Link } from '@tanstack/react-router';
import { RequestedClubs } from '../../features/clubs/clubs/cards/RequestedClubs.tsx';
import { filterStep } from '../../kernel/search-params.ts';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { CLUB_VIEWS, type MyClubsSearch } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';
import { FavoriteClubs } from './FavoriteClubs.tsx';
import { NoMyClubs } from './NoMyClubs.tsx';
import { OwnClubs } from './OwnClubs.tsx';
import { OwnClubsFrame } from './OwnClubsFrame.tsx';
import { pageLink } from './page-link.tsx';

const route = getRouteApi('/my-clubs');

/** The clubs that somebody runs or belongs to, as rows: drafts and waiting ones too; those that they asked to join, and favourites. */
export function MyClubsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, view = 'ALL', status } = search;

  const change = (part: { [K in keyof MyClubsSearch]?: MyClubsSearch[K] | undefined }) =>
    void navigate(filterStep(search, part));

  return (
    <OwnClubsFrame text={text} createAt="/quiz/create">
      <TabLinks
        label={text.views}
        className="mt-4"
        tabs={CLUB_VIEWS.map((one) => ({
          id: one,
          label: text.view[one],
          isCurrent: one === view,
          link: (parts) => (
            <Link
              to="/my-clubs"
              search={one === 'ALL' ? {} : { view: one }}
              activeOptions={{ exact: true }}
              {...parts}
            />
          ),
        }))}
      />
      {view === 'REQUESTED' && (
        <RequestedClubs
          page={page}
          status={status}
          onStatus={(next) => change({ status: next })}
          empty={(isFiltered, isPastEnd) => <NoMyClubs view="REQUESTED" {...{ isFiltered, isPastEnd }} />}
          pageLink={pageLink}
        />
      )}
      {view === 'FAVORITE' && <FavoriteClubs page={page} />}
      {view !== 'REQUESTED' && view !== 'FAVORITE' && (
        <OwnClubs
          label={text.list}
          search={search}
          query={{ clubViewFilter: view }}
          onChange={change}
          empty={(isFiltered, isPastEnd) => <NoMyClubs {...{ view, isFiltered, isPastEnd }} />}
          pageLink={pageLink}
        />
      )}
    </OwnClubsFrame>
  );
}
