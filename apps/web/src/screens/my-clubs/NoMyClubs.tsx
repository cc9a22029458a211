import { EmptyState } from '../../ui/EmptyState.tsx';
import { RouterButtonLink } from '../../ui/RouterButtonLink.tsx';
import type { CLUB_VIEWS } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';

export interface NoMyClubsProps {
  readonly view: (typeof CLUB_VIEWS)[number];
  readonly isFiltered: boolean;
}

/** What to do where there is no club to show. */
export function NoMyClubs({ view, isFiltered }: NoMyClubsProps) {
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
    view === 'MEMBER' || view === 'REQUESTED' ? (
      <RouterButtonLink to="/quiz">{text.browse}</RouterButtonLink>
    ) : (
      <RouterButtonLink to="/quiz/create">{text.create}</RouterButtonLink>
    );
  return <EmptyState action={action}>{text.empty[view]}</EmptyState>;
}
