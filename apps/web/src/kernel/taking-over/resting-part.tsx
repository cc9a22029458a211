import { memo, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useCameNow } from './came-now.ts';
import { brought, isSomebodyHere, untilSomebodyComes } from './presence.ts';

/**
 * A part that the server renders and whose code comes at the first sign of somebody: until then it stands there, and what is pressed
 * meanwhile is done once it is taken over (`early-acts.ts`). Reached from another page, its code comes at once. No prop and no
 * context of it may change before it is taken over: React would throw away what stands there.
 */
export function restingPart<Props extends object>(importer: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyPart(() => brought(importer));
  // Who comes from another page has pressed something there.
  if (globalThis.navigator?.userActivation?.hasBeenActive) void Part.load();
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
