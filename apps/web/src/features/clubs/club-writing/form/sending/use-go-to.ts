import { useEffect, useRef } from 'react';
import { goToRefused } from '../../../../../ui/fields/refused-field.ts';
import type { Fault } from './use-refusal.ts';

export interface GoToOptions {
  /** A fault to go to: a new one is gone to as soon as it is given. */
  readonly goTo: Fault | undefined;
  /** Opens the part in which a field stands. */
  readonly open: (path: string) => void;
  /** Whether the field can be gone to, or is still on its way. */
  readonly isHere: (place: HTMLElement | null, path: string) => boolean;
  /** The mark of the control in which a field is typed. */
  readonly markOf?: (path: string) => string;
}

/** Goes to the field of a fault, once it is there; `place` holds the form's fields. */
export function useGoTo({ goTo, open, isHere, markOf = (path) => path }: GoToOptions) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const last = useRef<Fault>(undefined);
  const go = (path: string) => {
    wanted.current = path;
    open(path);
  };
  useEffect(() => {
    if (goTo !== undefined && goTo !== last.current) {
      last.current = goTo;
      go(goTo.path);
    }
    const at = wanted.current;
    if (at === undefined || !isHere(place.current, at)) return;
    if (goToRefused(place.current, markOf(at))) wanted.current = undefined;
  });
  return { place, go };
}
