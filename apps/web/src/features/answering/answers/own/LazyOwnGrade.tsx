import { useEffect, useRef } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { hasUnfinished } from '../has-unfinished.ts';
import type { OwnGradeProps } from './OwnGrade.tsx';

const OwnGrade = lazy(() => import('./OwnGrade.tsx').then((module) => module.OwnGrade), {
  hydrateOn: 'interaction',
  hydrateOnChange: ({ room }) => [room],
});
export const preloadGrade = OwnGrade.preload;

/** What became of one's own answer: hydrated with the first interaction, with news, or to finish a text. */
export function LazyOwnGrade(props: OwnGradeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasUnfinished(place.current!)) void preloadGrade();
  }, []);
  return (
    <div ref={place} className="contents">
      <OwnGrade {...props} fallback={<Skeleton shape="block" className="h-24" />} />
    </div>
  );
}
