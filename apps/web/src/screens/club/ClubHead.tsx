import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import { FavoriteButton } from '../../features/clubs/clubs/cards/FavoriteButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { ClubChips } from './ClubChips.tsx';
import { clubText as words } from './club.text.ts';

/** Name and state of a club, and the way to its dashboard for its admins. */
export function ClubHead({ club }: { readonly club: ClubAbout }) {
  const { clubSequence, can } = club;
  return (
    <PageHeader
      title={club.clubName}
      crumbs={[{ label: words.clubs, link: (parts) => <Link to="/quiz" {...parts} /> }]}
      actions={
        can.manage && (
          <RouterButtonLink to="/quiz-dashboard/$clubSequence" params={{ clubSequence }} icon="settings">
            {words.manage}
          </RouterButtonLink>
        )
      }
    >
      <ClubChips club={club} />
      <FavoriteButton club={club} />
    </PageHeader>
  );
}
