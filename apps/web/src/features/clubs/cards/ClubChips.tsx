import type { ClubCard } from '@dure/contract/clubs/clubs.views';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { JobGroupChip } from '../../../ui/buttons/JobGroupChip.tsx';
import { clubsText } from './clubs.text.ts';

/** The first job group, job and level of a club; 'N/A' where it has none. */
export function ClubChips({ jobGroups: [group], jobs: [job], jobLevels: [level] }: ClubCard) {
  return (
    <div className="flex flex-wrap gap-2">
      {group ? <JobGroupChip {...group} /> : <Chip>{clubsText.notAvailable}</Chip>}
      <Chip>{job?.name ?? clubsText.notAvailable}</Chip>
      <Chip>{level?.name ?? clubsText.notAvailable}</Chip>
    </div>
  );
}
