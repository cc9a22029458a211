import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/states/Skeleton.tsx';

/** The club page before the club is here. */
export function ClubSkeleton() {
  return (
    <SkeletonGroup className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8">
      <Skeleton className="w-24" />
      <Skeleton className="mt-3 h-8 w-3/5" />
      <Skeleton className="mt-3 h-6 w-64" />
      <div className="mt-6 grid gap-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex flex-col gap-6">
          <Skeleton shape="block" className="h-45" />
          <SkeletonText lines={5} />
        </div>
        <Skeleton shape="block" className="h-60" />
      </div>
    </SkeletonGroup>
  );
}
