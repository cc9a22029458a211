/** Signs of somebody; a press that nobody heard is asked about by an `auxclick` (`early-acts.ts`). */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'auxclick'] as const;

/** Resolves at the next of some signs. */
export function next(signs: readonly string[]): Promise<void> {
  const heard = new AbortController();
  return new Promise((resolve) => {
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  });
}

let isHere = false;
let coming: Promise<void> | undefined;

/** Whether parts are to come at once: somebody is there, or nothing stands there yet. */
export const isSomebodyHere = (): boolean => isHere;

/** From now on they are. */
export function beThere(): void {
  isHere = true;
}

/** Resolves at the first sign of somebody. */
export const untilSomebodyComes = (): Promise<void> => (coming ??= next(SIGNS).then(beThere));
