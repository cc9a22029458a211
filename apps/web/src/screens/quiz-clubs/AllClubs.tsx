import { LISTED_STATUSES } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { CLUB_CARDS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { listClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { useClubsPlace } from './clubs-place.ts';
import { ClubCards } from './ClubCards.tsx';
import { ClubFilters } from './ClubFilters.tsx';
import { NoClubs } from './NoClubs.tsx';
import type { ChangeSearch, QuizClubsSearch } from './quiz-clubs-search.ts';

export interface AllClubsProps {
  readonly search: QuizClubsSearch;
  readonly onChange: ChangeSearch;
  /** Takes every filter off. */
  readonly onReset: () => void;
}

/** The clubs for everybody, filtered and ordered as the address says. */
export function AllClubs({ search, onChange, onReset }: AllClubsProps) {
  const { page = 1, code: _code, view: _view, status, ...filter } = search;
  const clubStatus = LISTED_STATUSES.find((one) => one === status);
  const { ofKind, text } = useClubsPlace();
  const clubs = useQuery(listClubs({ query: { ...filter, ...ofKind, page, size: CLUB_CARDS_A_PAGE, clubStatus } }));
  return (
    <>
      <div className="mt-5">
        <ClubFilters search={search} onChange={onChange} total={clubs.data?.totalElements} />
      </div>
      <ClubCards label={text.list} clubs={clubs} page={page} empty={<NoClubs search={search} onReset={onReset} />} />
    </>
  );
}
