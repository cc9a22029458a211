import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

/** A headline with its button, and rows below. */
export function HomeSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4 py-6 desktop:py-10">
      <Skeleton className="h-10 w-full max-w-208" />
      <Skeleton className="h-10 w-40" />
      <Skeleton shape="block" className="mt-4 h-48" />
    </SkeletonGroup>
  );
}
