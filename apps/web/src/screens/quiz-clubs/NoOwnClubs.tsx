import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { withPage } from '../../kernel/search-params.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { useClubsPlace } from './clubs-place.ts';
import { ownClubsText as text } from './own-clubs.text.ts';
import type { OwnView } from './quiz-clubs-search.ts';

export interface NoOwnClubsProps {
  readonly view: OwnView;
  readonly isFiltered: boolean;
  /** There are clubs, but none on this page. */
  readonly isPastEnd: boolean;
}

const ICONS = { MINE: 'users', FAVORITE: 'heart', REQUESTED: 'clock' } as const;

/** Why the member sees no club here, and what to do next. */
export function NoOwnClubs({ view, isFiltered, isPastEnd }: NoOwnClubsProps) {
  const { to, text: words } = useClubsPlace();
  if (isPastEnd) {
    const back = (
      <RouterButtonLink from={to} to={to} search={(old) => withPage(old, 1)}>
        {text.firstPage}
      </RouterButtonLink>
    );
    return <EmptyState action={back}>{text.pastEnd}</EmptyState>;
  }
  if (isFiltered) {
    const reset = (
      <RouterButtonLink to={to} search={{ view }}>
        {text.reset}
      </RouterButtonLink>
    );
    return (
      <EmptyState icon="search" action={reset}>
        {text.emptyFiltered}
      </EmptyState>
    );
  }
  const browse = (
    <RouterButtonLink to={to} search={view === 'FAVORITE' ? {} : { status: CLUB_STATUS.recruiting }}>
      {view === 'FAVORITE' ? words.browse : text.browseRecruiting}
    </RouterButtonLink>
  );
  return (
    <EmptyState icon={ICONS[view]} action={browse}>
      {text.empty[view]}
    </EmptyState>
  );
}
