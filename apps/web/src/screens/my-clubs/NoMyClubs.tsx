import { withPage } from '../../kernel/search-params.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import type { CLUB_VIEWS } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';

export interface NoMyClubsProps {
  readonly view: (typeof CLUB_VIEWS)[number];
  readonly isFiltered: boolean;
  /** There are clubs, but none on this page. */
  readonly isPastEnd?: boolean;
}

/** What to do where there is no club to show. */
export function NoMyClubs({ view, isFiltered, isPastEnd = false }: NoMyClubsProps) {
  if (isPastEnd) {
    const back = (
      <RouterButtonLink from="/my-clubs" to="/my-clubs" search={(old) => withPage(old, 1)}>
        {text.firstPage}
      </RouterButtonLink>
    );
    return <EmptyState action={back}>{text.pastEnd}</EmptyState>;
  }
  if (isFiltered) {
    const reset = (
      <RouterButtonLink to="/my-clubs" search={view === 'ALL' ? {} : { view }}>
        {text.reset}
      </RouterButtonLink>
    );
    return (
      <EmptyState icon="search" action={reset}>
        {text.emptyFiltered}
      </EmptyState>
    );
  }
  const action =
    view === 'ALL' || view === 'ADMIN' ? (
      <RouterButtonLink to="/quiz/create">{text.create}</RouterButtonLink>
    ) : (
      <RouterButtonLink to="/quiz">{text.browse}</RouterButtonLink>
    );
  return <EmptyState action={action}>{text.empty[view]}</EmptyState>;
}
