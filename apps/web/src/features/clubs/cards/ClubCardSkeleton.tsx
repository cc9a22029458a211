import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';

export function ClubCardSkeleton() {
  return (
    <Card isPadded={false} className="flex flex-col overflow-hidden">
      <Skeleton shape="block" className="h-33 rounded-none" />
      <div className="flex flex-col gap-3.5 p-5">
        <Skeleton shape="block" className="h-6 w-40 rounded-chip" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="w-3/5" />
        <div className="flex items-center gap-2 pt-1">
          <Skeleton shape="circle" className="size-8" />
          <Skeleton className="w-20" />
        </div>
      </div>
    </Card>
  );
}
