import { Card } from '../../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';

export function ClubCardSkeleton() {
  return (
    <Card
      isPadded={false}
      className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden desktop:flex desktop:flex-col"
    >
      <Skeleton shape="block" className="h-36 rounded-none desktop:h-39" />
      <div className="flex flex-col gap-3.5 p-3.5 desktop:p-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="w-3/5" />
        <Skeleton className="mt-auto w-20" />
      </div>
    </Card>
  );
}
