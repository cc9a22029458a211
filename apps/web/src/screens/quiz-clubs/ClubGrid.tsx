import type { ClubCard as Club } from '@dure/contract/clubs/clubs/clubs.views';
import { ClubCard } from '../../features/clubs/clubs/cards/ClubCard.tsx';
import { ClubCardSkeleton } from '../../features/clubs/clubs/cards/ClubCardSkeleton.tsx';
import { cx } from '../../ui/cx.ts';
import { SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const gridClass = 'grid gap-3.5 min-[40rem]:grid-cols-2 desktop:grid-cols-3 desktop:gap-5';
const EARLY = 3;
const SKELETONS = 6;

export interface ClubGridProps {
  readonly label: string;
  readonly clubs: readonly Club[];
  /** The page before, while the next one loads. */
  readonly isOld: boolean;
}

export function ClubGrid({ label, clubs, isOld }: ClubGridProps) {
  return (
    <ul aria-label={label} aria-busy={isOld} className={cx(gridClass, 'transition-opacity', isOld && 'opacity-60')}>
      {clubs.map((club, index) => (
        <li key={club.clubSequence} className="grid">
          <ClubCard club={club} isEarly={index < EARLY} />
        </li>
      ))}
    </ul>
  );
}

export function ClubGridSkeleton() {
  return (
    <SkeletonGroup className={gridClass}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ClubCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
