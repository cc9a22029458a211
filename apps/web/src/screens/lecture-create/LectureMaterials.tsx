import { Suspense } from 'react';
import type { MaterialsPart } from '../../features/clubs/club-writing/lecture/materials-part.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

/** Seen once a study is opened. */
const MaterialList = lazy(() =>
  import('../../features/authoring/contents/materials/MaterialList.tsx').then((module) => module.MaterialList),
);
export const loadMaterials = MaterialList.preload;

/** A study's materials are contents. */
export const lectureMaterials: MaterialsPart = (parts) => (
  <Suspense
    fallback={
      <SkeletonGroup>
        <Skeleton shape="block" className="h-40" />
      </SkeletonGroup>
    }
  >
    <MaterialList {...parts} />
  </Suspense>
);
