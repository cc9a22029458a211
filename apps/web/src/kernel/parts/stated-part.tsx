import { lazy, useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';
import { noteShown } from './parts-on-server.ts';
import { untilHere } from './until-here.ts';

/**
 * A component that some states of a page show: its code comes with the page in these, as the server names its module, and in the
 * others once it is shown, or earlier by `load`.
 */
export function statedPart<Props extends object>(module: string, importer: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const { load } = lazyPart(async () => (here = await importer()));
  const Late = lazy(() => untilHere(load)) as unknown as ComponentType<Props>;
  function StatedPart(props: Props) {
    noteShown(module);
    // What is here stands at once, and takes the focus where a step leads to it.
    const [Part] = useState(() => here ?? Late);
    return <Part {...props} />;
  }
  return Object.assign(StatedPart, { load });
}
