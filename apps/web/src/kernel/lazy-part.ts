import { lazy, type ComponentType } from 'react';

/** A component whose code comes when it is first shown, or earlier when `load` is called because it soon will be. */
export function lazyPart<Props extends object>(importer: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () => {
    loading ??= importer().then((component) => ({ default: component }));
    return loading;
  };
  return Object.assign(lazy(load), { load });
}
