import { startTransition, useEffect, useState } from 'react';
import { useIsInitialRender } from '../hydration/use-hydrated.ts';
import { lazyCode } from './lazy-code.ts';

/**
 * A hook for a module that is no component: functions, or what draws within a component. It is loaded when the hook first needs it,
 * or by `preload` a moment before. Until then the hook returns undefined: show the plain thing instead. What the server rendered
 * with the module starts without it.
 */
export function lazyModule<Module>(importer: () => Promise<Module>) {
  const { load, need, loaded, failure } = lazyCode(importer);
  function useLazyModule(isNeeded = true): Module | undefined {
    const isInitialRender = useIsInitialRender();
    const [hasArrived, setArrived] = useState(false);
    const [isNeededAtFirst] = useState(isNeeded);
    const module = isNeeded && (hasArrived || !isInitialRender || !isNeededAtFirst) ? loaded() : undefined;
    const isMissing = isNeeded && module === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isMounted = true;
      const request = () =>
        void need().then(() => {
          // Nobody waits for it: what it draws comes in pieces.
          if (isMounted) startTransition(() => setArrived(true));
        });
      // Hydration is a task that is long enough.
      let planned: ReturnType<typeof setTimeout> | undefined;
      if (isInitialRender) planned = setTimeout(request);
      else request();
      return () => {
        isMounted = false;
        clearTimeout(planned);
      };
    }, [isMissing, isInitialRender]);
    return module;
  }
  return Object.assign(useLazyModule, { preload: load, failure });
}
