import type { ClubAbout } from '@dure/contract/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import { joinability } from '../../features/clubs/about/joinability.ts';
import { FavoriteButton } from '../../features/clubs/cards/FavoriteButton.tsx';
import { StatusChip } from '../../features/clubs/cards/StatusChip.tsx';
import { useSession } from '../../kernel/session.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { JobGroupChip } from '../../ui/buttons/JobGroupChip.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { clubText as words } from './club.text.ts';

/** Name and state of a club, and the way to its dashboard for its admins. */
export function ClubHead({ club }: { readonly club: ClubAbout }) {
  const { clubSequence, clubStatus, can } = club;
  const label = joinability(club, useSession().logged);
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
      <StatusChip status={clubStatus} />
      {label !== null && <Chip>{label}</Chip>}
      {club.jobGroups.map(({ code, name }) => (
        <JobGroupChip key={code} code={code} name={name} />
      ))}
      {club.jobLevels.map(({ code, name }) => (
        <Chip key={code}>{name}</Chip>
      ))}
      <FavoriteButton club={club} />
    </PageHeader>
  );
}
