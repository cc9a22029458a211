import { useQuery } from '@tanstack/react-query';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { ClubList } from '../../features/clubs/clubs/cards/ClubList.tsx';
import { ClubRow } from '../../features/clubs/clubs/cards/ClubRow.tsx';
import { OwnClubFilters } from '../../features/clubs/clubs/cards/OwnClubFilters.tsx';
import { EVERY_STATUS, statusAmong } from '../../features/clubs/clubs/cards/own-statuses.ts';
import type { MyClubsSearch } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';
import { NoMyClubs } from './NoMyClubs.tsx';
import { pageLink } from './page-link.tsx';

export interface OwnClubsProps {
  readonly search: MyClubsSearch;
  readonly view: 'ALL' | 'ADMIN' | 'MEMBER';
  readonly onChange: (part: { [K in keyof MyClubsSearch]?: MyClubsSearch[K] | undefined }) => void;
}

/** The clubs that somebody runs or belongs to, as rows. */
export function OwnClubs({ search, view, onChange: change }: OwnClubsProps) {
  const { page = 1, keyword } = search;
  const status = statusAmong(EVERY_STATUS, search.status);
  const clubs = useQuery(listMyClubs({ query: { page, clubViewFilter: view, clubStatus: status, keyword } }));
  return (
    <>
      <OwnClubFilters
        keyword={keyword ?? ''}
        status={status}
        statuses={EVERY_STATUS}
        total={clubs.data?.totalElements}
        className="mt-4"
        onChange={change}
      />
      <ClubList
        label={text.list}
        clubs={clubs}
        row={(club) => <ClubRow club={club} />}
        empty={(isPastEnd) => <NoMyClubs view={view} isFiltered={Boolean(status ?? keyword)} isPastEnd={isPastEnd} />}
        page={page}
        pageLink={pageLink}
      />
    </>
  );
}
