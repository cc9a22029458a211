import { COMING } from '../../features/club-writing/form/late-fields.ts';
import { restingPart } from '../../kernel/taking-over/resting-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

export const RestingPlan = restingPart(
  () => import('./LatePlan.tsx').then((module) => module.LatePlan),
  <div {...COMING}>
    <SkeletonGroup>
      <Skeleton shape="block" className="h-96" />
    </SkeletonGroup>
  </div>,
);
