import { useCallback, useState } from 'react';
import { tellTyped } from '../../../kernel/taking-over/typed-early.ts';

/** A part says that its fields stand and hear. */
export type OnHere = (part: 'head' | 'pane', place: HTMLElement | null) => void;

/** Whether all that grades is there; what was typed into fields that the server rendered is told to them as they come. */
export function useArrivals() {
  const [here, setHere] = useState({ head: false, pane: false });
  const onHere: OnHere = useCallback((part, place) => {
    if (place) tellTyped(place);
    setHere((before) => ({ ...before, [part]: true }));
  }, []);
  return { isThere: here.head && here.pane, onHere };
}
