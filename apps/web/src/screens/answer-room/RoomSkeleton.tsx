import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/states/Skeleton.tsx';

/** The answer room before the quiz is here. */
export function RoomSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6 @[56rem]:grid-cols-[minmax(0,1fr)_26rem] wide:h-full wide:grid-cols-[minmax(0,1fr)_clamp(26rem,36%,44rem)] wide:gap-0">
      <div className="wide:px-[max(2rem,(100%-52rem)/2)] wide:py-5">
        <Skeleton className="w-72" />
        <Skeleton className="mt-2 h-6 w-full" />
        <Skeleton className="mt-1.5 h-6 w-2/3" />
        <Skeleton className="mt-3 h-5 w-full max-w-110" />
        <Skeleton shape="block" className="mt-5 h-52" />
      </div>
      <div className="flex flex-col gap-4 pt-7 wide:border-l wide:border-line wide:bg-surface wide:px-5 wide:py-4">
        <Skeleton className="h-6 w-32" />
        <SkeletonText lines={4} />
        <SkeletonText lines={4} />
      </div>
    </SkeletonGroup>
  );
}
