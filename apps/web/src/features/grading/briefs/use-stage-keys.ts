import { useEffect, useRef } from 'react';
import { pageKey } from '../../../ui/keys/page-keys.ts';

/** Arrows and what remote controls of projectors send. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

export interface StageKeys {
  readonly step: (by: number) => void;
  readonly close: () => void;
}

/** The keys of a page that is shown to a class. */
export function useStageKeys(keys: StageKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const pressed = pageKey(event);
      if (!pressed || pressed.inField || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = STEPS[event.key];
      if (by === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      if (by === undefined) latest.current.close();
      else latest.current.step(by);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
