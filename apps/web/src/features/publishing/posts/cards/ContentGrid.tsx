import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { ContentCard } from './ContentCard.tsx';

const gridClass = 'grid gap-3.5 min-[40rem]:grid-cols-2 desktop:grid-cols-4 desktop:gap-4.5';
const EARLY = 4;
const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7];

export interface ContentGridProps<Shown extends CardContent> {
  readonly label: string;
  readonly cards: readonly Shown[];
  /** What a card says besides, of the reader. */
  readonly noteOf?: (card: Shown) => string | null;
  /** The page before, while the next one loads. */
  readonly isOld: boolean;
}

export function ContentGrid<Shown extends CardContent>({ label, cards, noteOf, isOld }: ContentGridProps<Shown>) {
  return (
    <ul aria-label={label} aria-busy={isOld} className={cx(gridClass, 'transition-opacity', isOld && 'opacity-60')}>
      {cards.map((card, index) => (
        <li key={card.postSequence} className="grid">
          <ContentCard card={card} isEarly={index < EARLY} note={noteOf?.(card) ?? null} />
        </li>
      ))}
    </ul>
  );
}

export function ContentGridSkeleton() {
  return (
    <SkeletonGroup className={gridClass}>
      {SKELETONS.map((place) => (
        <Card key={place} isPadded={false} className="overflow-hidden">
          <Skeleton shape="block" className="aspect-video rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="w-20" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
