import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { ClubList } from '../../features/clubs/clubs/cards/ClubList.tsx';
import { ClubRow } from '../../features/clubs/clubs/cards/ClubRow.tsx';
import { OwnClubFilters, type OwnClubFiltersProps } from '../../features/clubs/clubs/cards/OwnClubFilters.tsx';
import { EVERY_STATUS, statusAmong } from '../../features/clubs/clubs/cards/own-statuses.ts';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';

export interface OwnClubsProps {
  readonly label: string;
  readonly search: { readonly page?: number; readonly keyword?: string; readonly status?: string };
  /** Which of one's own clubs. */
  readonly query: Pick<NonNullable<Parameters<typeof listMyClubs>[0]['query']>, 'clubViewFilter' | 'clubType'>;
  readonly empty: (isFiltered: boolean, isPastEnd: boolean) => ReactNode;
  readonly pageLink: PaginationProps['link'];
  readonly onChange: OwnClubFiltersProps['onChange'];
}

/** The clubs that somebody runs or belongs to, as rows. */
export function OwnClubs({ label, search, query, empty, pageLink, onChange }: OwnClubsProps) {
  const { page = 1, keyword } = search;
  const status = statusAmong(EVERY_STATUS, search.status);
  const clubs = useQuery(listMyClubs({ query: { page, ...query, clubStatus: status, keyword } }));
  return (
    <>
      <OwnClubFilters
        keyword={keyword ?? ''}
        status={status}
        statuses={EVERY_STATUS}
        total={clubs.data?.totalElements}
        className="mt-4"
        onChange={onChange}
      />
      <ClubList
        label={label}
        clubs={clubs}
        row={(club) => <ClubRow club={club} />}
        empty={(isPastEnd) => empty(Boolean(status ?? keyword), isPastEnd)}
        page={page}
        pageLink={pageLink}
      />
    </>
  );
}
