import { lazy, Suspense, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { missingAt, partOf } from './lazy-part.tsx';
import { partCode } from './part-code.ts';
import { isOnServer } from './parts-on-server.ts';
import { createStore, type Store } from '../store.ts';
import { useIsInitialRender } from '../hydration/use-hydrated.ts';
import { firstInteraction } from '../hydration/first-interaction.ts';

/**
 * A component that was rendered on the server, and whose code is loaded once somebody interacts (`when`), or earlier by
 * `load`. Where the browser draws it, its code is loaded at once. Until then the server's markup stays as it is.
 * Changes meanwhile reach it by a store, because React would discard it with the first new props. No context that it
 * reads may change.
 */
export function lazyHydrated<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  when: () => Promise<unknown> = firstInteraction,
) {
  interface Shown {
    readonly atFirst: Props;
    readonly now: Store<Props>;
  }
  const code = partCode<ComponentType<Shown>>(async () => {
    const Part = await importer();
    return ({ atFirst, now: { subscribe, get } }) => <Part {...useSyncExternalStore(subscribe, get, () => atFirst)} />;
  });
  const wanted = Promise.withResolvers<void>();
  const Rendered = lazy(async () => {
    if (!isOnServer()) await Promise.race([when(), wanted.promise]);
    return { default: await code.need() };
  });
  const Drawn = partOf(code, missingAt('inside'));

  function LatePart({ fallback, ...rest }: Props & { readonly fallback?: ReactNode }) {
    const props = rest as unknown as Props;
    const cameNow = useIsInitialRender();
    // What is here stands at once, and takes the focus where a step leads to it.
    const [shown] = useState(() => ({
      atFirst: props,
      now: createStore(props),
      fallback,
      Part: code.here() ?? (cameNow ? Rendered : Drawn),
    }));
    if (!cameNow) wanted.resolve();
    useLayoutEffect(() => shown.now.set(props));
    return useMemo(
      () => (
        <Suspense fallback={shown.fallback}>
          <shown.Part atFirst={shown.atFirst} now={shown.now} />
        </Suspense>
      ),
      [shown],
    );
  }
  /** Its code comes now; resolves once it is here. */
  const loadNow = () => {
    wanted.resolve();
    return code.need();
  };
  return Object.assign(LatePart, { load: loadNow });
}
