import type { ComponentType } from 'react';
import { missingAt, partOf } from './lazy-part.tsx';
import { partCode } from './part-code.ts';
import { noteShown } from './parts-on-server.ts';

/**
 * A component that some states of a page show. In these its code comes with the page, as the server names its module.
 * In others it is loaded once it is shown, or earlier by `load`.
 */
export function preloadedPart<Props extends object>(module: string, importer: () => Promise<ComponentType<Props>>) {
  const code = partCode(importer);
  const Part = partOf(code, missingAt('inside'));
  function StatedPart(props: Props) {
    noteShown(module);
    return <Part {...props} />;
  }
  return Object.assign(StatedPart, { load: code.load });
}
