import { useEffect, useState } from 'react';

/**
 * A hook for a module that is fetched when something first needs it. Until it is here, and where it cannot
 * be fetched, the hook answers nothing: show the plain thing instead.
 */
export function lazyModule<Module>(load: () => Promise<Module>): (isNeeded?: boolean) => Module | undefined {
  let loaded: Module | undefined;
  return function useLazyModule(isNeeded = true) {
    const [, setArrived] = useState(false);
    useEffect(() => {
      if (!isNeeded || loaded !== undefined) return undefined;
      let isMounted = true;
      load().then(
        (module) => {
          loaded = module;
          if (isMounted) setArrived(true);
        },
        () => undefined,
      );
      return () => {
        isMounted = false;
      };
    }, [isNeeded]);
    return isNeeded ? loaded : undefined;
  };
}
