import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/states/Skeleton.tsx';
import { StudyFrame } from './StudyFrame.tsx';

/** What stands in one pane before it is here. */
export const PaneSkeleton = () => (
  <SkeletonGroup className="flex flex-col gap-4 p-5">
    <Skeleton className="h-6 w-1/2" />
    <SkeletonText lines={6} />
  </SkeletonGroup>
);

const nowhere = () => {};

/** The study page before the study is here. */
export const StudySkeleton = () => (
  <StudyFrame
    head={
      <div className="flex h-14 flex-none items-center border-b border-line bg-surface px-4 desktop:px-6">
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
    }
    material={<PaneSkeleton />}
    panels={[]}
    shown="material"
    onShow={nowhere}
  />
);
