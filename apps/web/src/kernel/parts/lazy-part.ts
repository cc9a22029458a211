import { lazy, type ComponentType } from 'react';

const arriving = new Set<Promise<unknown>>();

/** A component whose code comes when it is first shown, or earlier when `load` is called because it soon will be. */
export function lazyPart<Props extends object>(importer: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () => {
    if (!loading) {
      loading = importer().then((component) => ({ default: component }));
      arriving.add(loading);
      // Without a connection it does not come this time; the next one asks again.
      loading.catch(() => {
        loading = undefined;
      });
    }
    return loading;
  };
  return Object.assign(lazy(load), { load });
}

/** Resolves when the code of every part that was asked for is here; rejects when one cannot be had. */
export const partsArrived = (): Promise<unknown> => Promise.all(arriving);
