import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

export interface WorkSkeletonProps {
  readonly rows?: number;
  /** Whether a headline stands over the rows. */
  readonly hasHead?: boolean;
}

/** A place of work before it is here: what it says first, then rows with something to do at their end. */
export function WorkSkeleton({ rows = 6, hasHead = true }: WorkSkeletonProps) {
  return (
    <SkeletonGroup>
      {hasHead && (
        <div className="mb-5 flex flex-col gap-3">
          <Skeleton className="h-8 w-72 max-w-full" />
          <Skeleton className="w-96 max-w-full" />
        </div>
      )}
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex min-h-14 items-center justify-between gap-6">
            <Skeleton className="w-80 max-w-full" />
            <Skeleton className="w-16 flex-none" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
