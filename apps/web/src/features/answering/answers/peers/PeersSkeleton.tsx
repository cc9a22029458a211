import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';

/** Answers before they are here. */
export function PeersSkeleton() {
  return (
    <SkeletonGroup className="divide-y divide-line">
      {[3, 2, 3].map((lines, index) => (
        <div key={index} className="px-4 py-4.5 desktop:px-5">
          <div className="mb-3 flex items-center gap-2">
            <Skeleton shape="circle" className="size-8" />
            <div className="flex flex-col gap-1.5">
              <Skeleton className="w-16" />
              <Skeleton className="w-28" />
            </div>
          </div>
          <SkeletonText lines={lines} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
