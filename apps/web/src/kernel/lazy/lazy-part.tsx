import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { MissingPart, type MissingPlace } from '../../ui/states/MissingPart.tsx';
import { useStore } from '../store.ts';
import { useIsInitialRender } from '../hydration/use-hydrated.ts';
import { partCode, type PartCode } from './part-code.ts';
import type { LoadFailure } from './load-failure.ts';

/**
 * Shows a part whose code may be on its way, which suspends, or missing: `missing` says so in its place until it is here. What the
 * server rendered of it stands meanwhile.
 */
export function partOf<Props extends object>(
  code: PartCode<ComponentType<Props>>,
  missing: (trouble: LoadFailure) => ReactNode,
) {
  function Settled(props: Props) {
    const trouble = useStore(code.trouble, () => undefined);
    const Part = code.here();
    return Part ? createElement(Part, props) : trouble && missing(trouble);
  }
  const once = (settled: () => Promise<unknown>) =>
    lazy(() => settled().then(() => ({ default: Settled }))) as unknown as typeof Settled;
  const [Drawn, Rendered] = [once(code.outcome), once(code.need)];
  return function Part(props: Props) {
    const cameNow = useIsInitialRender();
    // What is here stands at once, and takes the focus where a step leads to it.
    const [Shown] = useState(() => (code.here() ? Settled : cameNow ? Rendered : Drawn));
    return <Shown {...props} />;
  };
}

export const missingAt = (place: MissingPlace) => (trouble: LoadFailure) => (
  <MissingPart trouble={trouble} place={place} />
);

/**
 * A component whose code comes when it is first shown, or earlier when `load` is called because it soon will be. Where it cannot be
 * had, a sentence stands in its place, or for what opens over the page (`over`) beside what was pressed.
 */
export function lazyPart<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  place: MissingPlace = 'inside',
) {
  const code = partCode(importer);
  return Object.assign(partOf(code, missingAt(place)), { load: code.load });
}
