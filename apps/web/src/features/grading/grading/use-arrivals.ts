import { useCallback, useState } from 'react';
import { replayInput } from '../../../kernel/hydration/input-replay.ts';

const PARTS = ['answer', 'head', 'pane'] as const;
/** A part that shows the open answer or grades it says that it stands and hears. */
export type OnHere = (part: (typeof PARTS)[number], place: HTMLElement | null) => void;

/** Whether all these are there; what was typed into fields that the server rendered is told to them as they come. */
export function useArrivals() {
  const [here, setHere] = useState<ReadonlySet<string>>(new Set());
  const onHere: OnHere = useCallback((part, place) => {
    if (place) replayInput(place);
    setHere((before) => (before.has(part) ? before : new Set([...before, part])));
  }, []);
  return { isThere: PARTS.every((part) => here.has(part)), onHere };
}
