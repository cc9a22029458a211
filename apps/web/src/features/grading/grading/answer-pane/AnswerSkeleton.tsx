import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';

export function AnswerSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3.5">
      <Skeleton className="w-12" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton shape="block" className="mt-2 h-44" />
      <Skeleton shape="block" className="h-28" />
      <Skeleton shape="block" className="h-24" />
    </SkeletonGroup>
  );
}

export function GradeSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5 p-4">
      <SkeletonText lines={2} />
      <Skeleton shape="block" className="h-9" />
      <Skeleton shape="block" className="h-28" />
    </SkeletonGroup>
  );
}
