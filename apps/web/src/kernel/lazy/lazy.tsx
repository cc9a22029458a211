import {
  createElement,
  lazy as reactLazy,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { LoadFailureNotice, type FailurePlacement } from '../../ui/states/LoadFailureNotice.tsx';
import { useIsInitialRender } from '../hydration/use-hydrated.ts';
import { useStore } from '../store.ts';
import { deferHydration, type Deferred, type HydrationTrigger } from './deferred-hydration.tsx';
import { lazyCode, type LazyCode } from './lazy-code.ts';
import type { LoadFailure } from './load-failure.ts';
import { isServerRender, noteRendered } from './server-render.ts';

export interface LazyOptions {
  /** What stands for a component that cannot be loaded now: a notice in its place (default), or something of one's own. */
  readonly failure?: FailurePlacement | ((failure: LoadFailure) => ReactNode);
  /** Its path under `src`. The server then preloads its code with the pages on which it renders it. */
  readonly module?: string;
  /** What the server rendered is loaded and hydrated with the page. */
  readonly hydrateOn?: 'load';
}

export interface DeferredOptions<Props> extends Omit<LazyOptions, 'hydrateOn'> {
  /** What the server rendered is loaded and hydrated once this happens; of several, once all have happened. */
  readonly hydrateOn: HydrationTrigger | readonly HydrationTrigger[];
  /** Also once one of these values changes, as the dependencies of an effect. */
  readonly hydrateOnChange?: (props: Props) => readonly unknown[];
}

interface Loading {
  /**
   * Loads the code before it is shown; rejects where it cannot be loaded now. What hydrates later is hydrated at once instead, as
   * soon as its code can be loaded.
   */
  readonly preload: () => Promise<void>;
  readonly code: Pick<LazyCode<unknown>, 'outcome' | 'loaded'>;
}

/**
 * A component whose code is loaded when it is first shown, as with React's `lazy`: it suspends until then. Two things are added.
 * A load that fails says so in the component's place (`failure`) and is tried again until it succeeds. And what the server rendered
 * may be hydrated later than the page (`hydrateOn`).
 *
 * A component that hydrates later is a `Suspense` boundary of its own, with the prop `fallback`. Its markup stays as it is until
 * then, so no context that it reads may change. Where the browser draws it, it is loaded at once.
 */
export function lazy<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  options?: LazyOptions,
): FunctionComponent<Props> & Loading;
export function lazy<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  options: DeferredOptions<Props>,
): FunctionComponent<Deferred<Props>> & Loading;
export function lazy<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  options: LazyOptions | DeferredOptions<Props> = {},
) {
  const { failure = 'inline', module } = options;
  const code = lazyCode(importer);
  const hydration = Promise.withResolvers<void>();
  const isDeferred = options.hydrateOn !== undefined && options.hydrateOn !== 'load';

  function Settled(props: Props) {
    const reason = useStore(code.failure, () => undefined);
    const Component = code.loaded();
    if (Component) return createElement(Component, props);
    if (!reason) return null;
    return typeof failure === 'function' ? failure(reason) : <LoadFailureNotice failure={reason} placement={failure} />;
  }
  const suspendedUntil = (settled: () => Promise<unknown>) =>
    reactLazy(() => settled().then(() => ({ default: Settled }))) as unknown as typeof Settled;
  const Drawn = suspendedUntil(code.outcome);
  const Hydrated = suspendedUntil(async () => {
    if (isDeferred && !isServerRender()) await hydration.promise;
    await code.need();
  });

  function Lazy(props: Props) {
    if (module !== undefined) noteRendered(module);
    const isInitialRender = useIsInitialRender();
    // Loaded code is shown at once, so that it can take the focus.
    const [Shown] = useState(() => (code.loaded() ? Settled : isInitialRender ? Hydrated : Drawn));
    return <Shown {...props} />;
  }

  const preload = async () => {
    hydration.resolve();
    await (isDeferred ? code.need() : code.load());
  };
  const { hydrateOn = [], hydrateOnChange } = options as DeferredOptions<Props>;
  const Component = isDeferred ? deferHydration(Lazy, [hydrateOn].flat(), preload, hydrateOnChange) : Lazy;
  return Object.assign(Component, { preload, code });
}
