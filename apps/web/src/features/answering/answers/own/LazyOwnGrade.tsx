import { useEffect, useRef } from 'react';
import { lazyHydrated } from '../../../../kernel/lazy/lazy-hydrated.tsx';
import { useIsNew } from '../../../../kernel/lazy/use-is-new.ts';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { hasUnfinished } from '../has-unfinished.ts';
import type { OwnGradeProps } from './OwnGrade.tsx';

const OwnGrade = lazyHydrated(() => import('./OwnGrade.tsx').then((module) => module.OwnGrade));
export const loadGrade = OwnGrade.load;

/** What became of one's own answer, as it came with the page; its code comes with somebody, or with news. */
export function LazyOwnGrade(props: OwnGradeProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNew = useIsNew(props.room);
  useEffect(() => {
    if (isNew || hasUnfinished(place.current!)) void loadGrade();
  }, [isNew]);
  return (
    <div ref={place} className="contents">
      <OwnGrade {...props} fallback={<Skeleton shape="block" className="h-24" />} />
    </div>
  );
}
