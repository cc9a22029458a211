import { Skeleton } from '../../../../ui/states/Skeleton.tsx';

export function ClubRowSkeleton() {
  return (
    <div className="flex items-center gap-4 px-4 py-3.5 desktop:px-5">
      <Skeleton shape="block" className="hidden h-18 w-28 flex-none desktop:block" />
      <div className="flex flex-1 flex-col gap-2.5 py-1">
        <Skeleton shape="block" className="h-6 w-28 rounded-chip" />
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
    </div>
  );
}
