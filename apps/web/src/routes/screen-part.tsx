import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { partOf } from '../kernel/lazy/lazy-part.tsx';
import { partCode } from '../kernel/lazy/part-code.ts';
import { MissingScreen } from '../shell/FailedScreen.tsx';

/**
 * The screen of a route, whose code comes with the navigation. Where it cannot be loaded, the frame shows what happened
 * and a retry button, and the screen appears by itself once its code does.
 */
export function screenPart<Module extends object>(
  importer: () => Promise<Module>,
  name: keyof Module & string,
): RouteComponent {
  // Screens know the router and the router them: to look at their types here would go round in a ring.
  const code = partCode(async () => (await importer())[name] as ComponentType);
  const Screen: RouteComponent = partOf(code, (trouble) => <MissingScreen trouble={trouble} />);
  Screen.preload = async () => {
    await code.outcome();
    // What is here is not waited for again.
    if (typeof document !== 'undefined' && code.here()) delete Screen.preload;
  };
  return Screen;
}
