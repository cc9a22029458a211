import type { ClubCard as Club } from '@dure/contract/clubs/clubs/clubs.views';
import { ClubCard } from '../../features/clubs/clubs/cards/ClubCard.tsx';
import { cx } from '../../ui/cx.ts';
import { SkeletonGroup, Skeleton } from '../../ui/states/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

function ClubCardSkeleton() {
  return (
    <Card
      isPadded={false}
      className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden desktop:flex desktop:flex-col"
    >
      <Skeleton shape="block" className="h-36 rounded-none desktop:h-39" />
      <div className="flex flex-col gap-3.5 p-3.5 desktop:p-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="w-3/5" />
        <Skeleton className="mt-auto w-20" />
      </div>
    </Card>
  );
}

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
