import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';

/** The queue's shape while it loads. */
export function QueueSkeleton() {
  return (
    <SkeletonGroup className="border-t border-line">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-2.5 border-b border-line px-4 py-3.5">
          <Skeleton shape="circle" className="size-8" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
