import { Skeleton, SkeletonGroup } from '../../../ui/states/Skeleton.tsx';

const pieces = (count: number, className: string) =>
  Array.from({ length: count }, (_, piece) => <Skeleton key={piece} shape="block" className={className} />);

/** As high as the figures of a club that runs: what stands below is not moved from under a finger when they come. */
export function FiguresSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <div className="@container">
        <div className="grid grid-cols-2 gap-3 @[52rem]:grid-cols-4">{pieces(4, 'h-26 @[52rem]:h-28.75')}</div>
      </div>
      <div className="grid grid-cols-1 gap-5 desktop:grid-cols-3">{pieces(3, 'h-79.75 desktop:h-78.75')}</div>
    </SkeletonGroup>
  );
}
