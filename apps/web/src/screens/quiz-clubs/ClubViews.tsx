import { Link } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { useClubsPlace } from './clubs-place.ts';
import { OWN_VIEWS, type OwnView } from './quiz-clubs-search.ts';
import { quizClubsText } from './quiz-clubs.text.ts';

const text = quizClubsText.views;

/** All clubs, or those that a member has to do with. */
export function ClubViews({ current }: { readonly current: OwnView | undefined }) {
  const { to } = useClubsPlace();
  return (
    <TabLinks
      label={text.label}
      className="mt-5"
      tabs={[undefined, ...OWN_VIEWS].map((view) => ({
        id: view ?? 'ALL',
        label: text[view ?? 'ALL'],
        isCurrent: view === current,
        link: (parts) => (
          <Link
            to={to}
            search={view === undefined ? {} : { view }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        ),
      }))}
    />
  );
}
