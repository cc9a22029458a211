import { COMING } from '../../features/clubs/club-writing/form/late/late-fields.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const Plan = lazy(() => import('./PlanPart.tsx').then((module) => module.PlanPart), { hydrateOn: 'interaction' });

const coming = (
  <div {...COMING}>
    <SkeletonGroup>
      <Skeleton shape="block" className="h-96" />
    </SkeletonGroup>
  </div>
);

/** The club's quizzes over its period, once somebody is there. */
export const LazyPlan = () => <Plan fallback={coming} />;
