import { startTransition, useEffect, useState } from 'react';
import { useCameNow } from '../../kernel/taking-over/came-now.ts';

/**
 * A hook for a module that is fetched when something first needs it, or by `load` a moment before. Until it is here, and where it
 * cannot be fetched, the hook answers nothing: show the plain thing instead. What the server rendered with it begins without it.
 */
export function lazyModule<Module>(importer: () => Promise<Module>) {
  let loaded: Module | undefined;
  const load = () => importer().then((module) => (loaded = module));
  function useLazyModule(isNeeded = true): Module | undefined {
    const cameNow = useCameNow();
    const [hasArrived, setArrived] = useState(false);
    const [isNeededAtFirst] = useState(isNeeded);
    const module = isNeeded && (hasArrived || !cameNow || !isNeededAtFirst) ? loaded : undefined;
    const isMissing = isNeeded && module === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isMounted = true;
      const ask = () =>
        void load().then(
          () => {
            // Nobody waits for it: what it draws comes in pieces.
            if (isMounted) startTransition(() => setArrived(true));
          },
          () => undefined,
        );
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
  return Object.assign(useLazyModule, { load });
}
