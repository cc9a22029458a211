import { memo, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useCameNow } from './came-now.ts';
import { isSomebodyHere, next, untilSomebodyComes } from './presence.ts';

/** What could not be had is asked for again when it may be had: what stands there stays until then. */
async function brought<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch {
    await next(['pointerdown', 'keydown', 'online']);
    return brought(importer);
  }
}

/**
 * A part that the server renders and whose code comes at the first sign of somebody: until then it stands there, and what is pressed
 * meanwhile is done once it is taken over (`early-acts.ts`). Where the browser draws the page, its code comes along. No prop and no
 * context of it may change before it is taken over: React would throw away what stands there.
 */
export function restingPart<Props extends object>(importer: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyPart(() => brought(importer));
  if (isSomebodyHere()) void Part.load();
  function Woken(props: Props) {
    if (useCameNow() && !isSomebodyHere()) use(untilSomebodyComes());
    return <Part {...props} />;
  }
  return memo(function RestingPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Woken {...props} />
      </Suspense>
    );
  });
}
