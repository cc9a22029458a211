import { RequestedClubs } from '../../features/clubs/clubs/cards/RequestedClubs.tsx';
import { FavoriteClubs } from './FavoriteClubs.tsx';
import { MyClubs } from './MyClubs.tsx';
import { NoOwnClubs } from './NoOwnClubs.tsx';
import type { ChangeSearch, OwnView, QuizClubsSearch } from './quiz-clubs-search.ts';
import { useClubsPlace } from './clubs-place.ts';
import { usePageLink } from './use-page-link.tsx';

export interface MemberClubsProps {
  readonly search: QuizClubsSearch;
  readonly view: OwnView;
  readonly onChange: ChangeSearch;
}

/** What a member has to do with clubs: those joined or run, the favourites, the requests to join. */
export function MemberClubs({ search, view, onChange }: MemberClubsProps) {
  const { ofKind } = useClubsPlace();
  const pageLink = usePageLink();
  const { page = 1, status } = search;
  if (view === 'MINE') return <MyClubs search={search} onChange={onChange} />;
  if (view === 'FAVORITE') return <FavoriteClubs page={page} />;
  return (
    <RequestedClubs
      ofKind={ofKind}
      page={page}
      status={status}
      onStatus={(next) => onChange({ status: next })}
      empty={(isFiltered, isPastEnd) => <NoOwnClubs view={view} {...{ isFiltered, isPastEnd }} />}
      pageLink={pageLink}
    />
  );
}
