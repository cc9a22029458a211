import { startTransition, useEffect, useState } from 'react';
import { partCode } from '../../kernel/lazy/part-code.ts';
import { useIsInitialRender } from '../../kernel/hydration/use-hydrated.ts';

/**
 * A hook for a module that is fetched when something first needs it, or by `load` a moment before. Until it is here, which may take
 * until the network is back, the hook answers nothing: show the plain thing instead. What the server rendered with it begins
 * without it.
 */
export function lazyModule<Module>(importer: () => Promise<Module>) {
  const { load, need, here, trouble } = partCode(importer);
  function useLazyModule(isNeeded = true): Module | undefined {
    const cameNow = useIsInitialRender();
    const [hasArrived, setArrived] = useState(false);
    const [isNeededAtFirst] = useState(isNeeded);
    const module = isNeeded && (hasArrived || !cameNow || !isNeededAtFirst) ? here() : undefined;
    const isMissing = isNeeded && module === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isMounted = true;
      const ask = () =>
        void need().then(() => {
          // Nobody waits for it: what it draws comes in pieces.
          if (isMounted) startTransition(() => setArrived(true));
        });
      // The task in which a page is taken over is long enough.
      let planned: ReturnType<typeof setTimeout> | undefined;
      if (cameNow) planned = setTimeout(ask);
      else ask();
      return () => {
        isMounted = false;
        clearTimeout(planned);
      };
    }, [isMissing, cameNow]);
    return module;
  }
  return Object.assign(useLazyModule, { load, trouble });
}
