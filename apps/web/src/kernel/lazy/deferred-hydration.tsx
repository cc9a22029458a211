import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { firstInteraction } from '../hydration/first-interaction.ts';
import { useIsInitialRender } from '../hydration/use-hydrated.ts';
import { createStore, useStore, type Store } from '../store.ts';

/** The first sign of somebody on the page; or the markup in the window, which it never is where styles do not show it. */
export type HydrationTrigger = 'interaction' | 'visible';

export type Deferred<Props> = Props & { readonly fallback?: ReactNode };

const visible = (elements: Iterable<Element>): Promise<void> =>
  new Promise((resolve) => {
    if (typeof IntersectionObserver === 'undefined') return resolve();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    for (const element of elements) observer.observe(element);
  });

async function untilAll(triggers: readonly HydrationTrigger[], place: Element | null): Promise<void> {
  for (const trigger of triggers) await (trigger === 'visible' ? visible(place!.children) : firstInteraction());
}

/**
 * A boundary that React does not look into before the component may be hydrated. New props meanwhile reach it by a store: React
 * would discard the server's markup with them. `hydrate` is called when it may be hydrated: until then it suspends where the server
 * rendered it.
 */
export function deferHydration<Props extends object>(
  Component: ComponentType<Props>,
  on: readonly HydrationTrigger[],
  hydrate: () => Promise<unknown>,
  hydrateOnChange: ((props: Props) => readonly unknown[]) | undefined,
) {
  function Current({ first, now }: { readonly first: Props; readonly now: Store<Props> }) {
    return <Component {...useStore(now, () => first)} />;
  }
  return function DeferredComponent({ fallback, ...rest }: Deferred<Props>) {
    const props = rest as unknown as Props;
    const isInitialRender = useIsInitialRender();
    const place = useRef<HTMLDivElement>(null);
    const [shown] = useState(() => ({ first: props, now: createStore(props), fallback }));
    useLayoutEffect(() => {
      shown.now.set(props);
      const first = hydrateOnChange?.(shown.first);
      if (hydrateOnChange?.(props).some((value, index) => value !== first?.[index])) void hydrate();
    });
    useEffect(() => {
      if (isInitialRender) void untilAll(on, place.current).then(hydrate);
      else void hydrate();
    }, [isInitialRender]);
    return useMemo(() => {
      const content = (
        <Suspense fallback={shown.fallback}>
          <Current {...shown} />
        </Suspense>
      );
      if (!on.includes('visible')) return content;
      return (
        <div ref={place} className="contents">
          {content}
        </div>
      );
    }, [shown]);
  };
}
