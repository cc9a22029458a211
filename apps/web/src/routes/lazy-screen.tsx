import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazy } from '../kernel/lazy/lazy.tsx';
import { LoadFailureScreen } from '../shell/FailedScreen.tsx';

/**
 * The screen of a route, loaded by the navigation. Where it cannot be loaded, the frame shows what happened and a retry button, and
 * the screen appears by itself once it is. (The router's own `lazyRouteComponent` would reload the page instead.)
 */
export function lazyScreen<Module extends object>(
  importer: () => Promise<Module>,
  name: keyof Module & string,
): RouteComponent {
  // Screens know the router and the router them: a look at their types here would be circular.
  const Lazy = lazy(async () => (await importer())[name] as ComponentType, {
    failure: (failure) => <LoadFailureScreen failure={failure} />,
  });
  const Screen: RouteComponent = Lazy;
  Screen.preload = async () => {
    await Lazy.code.outcome();
    // The router does not wait for a loaded screen again.
    if (typeof document !== 'undefined' && Lazy.code.loaded()) delete Screen.preload;
  };
  return Screen;
}
