import { Skeleton, SkeletonGroup } from '../../../ui/states/Skeleton.tsx';

/** In the place of comments that are on their way. */
export function ThreadSkeleton() {
  return (
    <SkeletonGroup className="mt-3 flex items-start gap-2 desktop:ml-10">
      <Skeleton shape="circle" className="size-6.5" />
      <Skeleton shape="block" className="h-12 flex-1" />
    </SkeletonGroup>
  );
}
