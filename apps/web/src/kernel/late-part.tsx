import { lazy, Suspense, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isAwaitedByNobody, lazyPart } from './lazy-part.ts';
import { createStore, type Store } from './store.ts';
import { nextSign, presence } from './taking-over/presence.ts';

/** Without a connection it does not come this time: its place stays as it is, and the next sign of somebody asks again. */
async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextSign();
    }
  }
}

/**
 * A component whose code comes once somebody is there (`when`), or earlier by `load`. Until then what the server rendered of it stands as it
 * is: what changes meanwhile reaches it by a store, for React would throw it away with the first new props. No context that it
 * reads may change.
 */
export function latePart<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  when: () => Promise<unknown> = presence,
) {
  interface Shown {
    readonly atFirst: Props;
    readonly now: Store<Props>;
  }
  const { load } = lazyPart<Shown>(async () => {
    const Part = await importer();
    return ({ atFirst, now: { subscribe, get } }) => <Part {...useSyncExternalStore(subscribe, get, () => atFirst)} />;
  });
  const wanted = Promise.withResolvers<void>();
  const Late = lazy(() =>
    isAwaitedByNobody() ? load() : Promise.race([when(), wanted.promise]).then(() => untilHere(load)),
  );

  function LatePart({ fallback, ...rest }: Props & { readonly fallback?: ReactNode }) {
    const props = rest as unknown as Props;
    const [shown] = useState(() => ({ atFirst: props, now: createStore(props), fallback }));
    useLayoutEffect(() => shown.now.set(props));
    return useMemo(
      () => (
        <Suspense fallback={shown.fallback}>
          <Late atFirst={shown.atFirst} now={shown.now} />
        </Suspense>
      ),
      [shown],
    );
  }
  return Object.assign(LatePart, { load: () => wanted.resolve() });
}
