import type { ClubType } from '@dure/contract/codes/club-type';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMyRequestClubs } from '../../../../api/clubs/memberships/my-memberships.reads.ts';
import { FilterBar } from '../../../../ui/lists/FilterBar.tsx';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import type { PaginationProps } from '../../../../ui/lists/Pagination.tsx';
import { ClubList } from './ClubList.tsx';
import { clubsText } from './clubs.text.ts';
import { requestText as text } from './request.text.ts';
import { RequestRow } from './RequestRow.tsx';

/** What can have become of a request that did not make its author a member. */
const REQUEST_STATES = ['PENDING', 'REJECTED', 'CANCELLED'] as const;

const states = REQUEST_STATES.map((value) => ({ value, label: text.states[value] }));

export interface RequestedClubsProps {
  /** Of which kind of club; of quiz clubs where none is named. */
  readonly ofKind?: { readonly clubType?: ClubType };
  readonly page: number;
  /** As the address has it: what is no state filters nothing. */
  readonly status: string | undefined;
  readonly onStatus: (status: string | undefined) => void;
  readonly empty: (isFiltered: boolean, isPastEnd: boolean) => ReactNode;
  readonly pageLink: PaginationProps['link'];
}

/** The clubs that somebody asked to join, and what became of it. */
export function RequestedClubs({ ofKind = {}, page, status, onStatus, empty, pageLink }: RequestedClubsProps) {
  const state = REQUEST_STATES.find((one) => one === status);
  const clubs = useQuery(listMyRequestClubs({ query: { ...ofKind, page, status: state } }));
  return (
    <>
      <FilterBar
        label={text.filters}
        className="mt-4"
        summary={clubs.data && clubsText.found(clubs.data.totalElements)}
      >
        <FilterSelect label={text.state} options={states} value={state} onChange={onStatus} />
      </FilterBar>
      <ClubList
        label={text.list}
        clubs={clubs}
        row={(club) => <RequestRow club={club} />}
        empty={(isPastEnd) => empty(state !== undefined, isPastEnd)}
        page={page}
        pageLink={pageLink}
      />
    </>
  );
}
