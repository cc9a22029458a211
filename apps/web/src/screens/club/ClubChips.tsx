import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { joinability } from '../../features/clubs/clubs/about/joinability.ts';
import { StatusChip } from '../../features/clubs/clubs/cards/StatusChip.tsx';
import { useSession } from '../../kernel/session.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { JobGroupChip } from '../../ui/buttons/JobGroupChip.tsx';

/** State of a club, and whom it is for. */
export function ClubChips({ club }: { readonly club: ClubAbout }) {
  const label = joinability(club, useSession().logged);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusChip status={club.clubStatus} />
      {label !== null && <Chip>{label}</Chip>}
      {club.jobGroups.map(({ code, name }) => (
        <JobGroupChip key={code} code={code} name={name} />
      ))}
      {club.jobLevels.map(({ code, name }) => (
        <Chip key={code}>{name}</Chip>
      ))}
    </div>
  );
}
