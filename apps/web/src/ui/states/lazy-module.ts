import { startTransition, useEffect, useState } from 'react';
import { useCameNow } from '../../kernel/taking-over/came-now.ts';

/**
 * A hook for a module that is fetched when something first needs it. Until it is here, and where it cannot
 * be fetched, the hook answers nothing: show the plain thing instead. What the server rendered begins without it.
 */
export function lazyModule<Module>(load: () => Promise<Module>): (isNeeded?: boolean) => Module | undefined {
  let loaded: Module | undefined;
  return function useLazyModule(isNeeded = true) {
    const cameNow = useCameNow();
    const [hasArrived, setArrived] = useState(false);
    useEffect(() => {
      if (!isNeeded || hasArrived) return undefined;
      let isMounted = true;
      load().then(
        (module) => {
          loaded = module;
          // Nobody waits for it: what it draws comes in pieces.
          if (isMounted) startTransition(() => setArrived(true));
        },
        () => undefined,
      );
      return () => {
        isMounted = false;
      };
    }, [isNeeded, hasArrived]);
    return isNeeded && (hasArrived || !cameNow) ? loaded : undefined;
  };
}
