/** Signs of somebody; a press that nobody heard is asked about by an `auxclick` (`early-acts.ts`). */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'auxclick'] as const;
/** What can be had again where it could not be had before. */
const AGAIN = ['pointerdown', 'keydown', 'online'] as const;

function next(signs: readonly string[]): Promise<void> {
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

/** Whether somebody has moved, pressed or reached anything since the page was opened. */
export const isSomebodyHere = (): boolean => isHere;

/** From now on parts come at once: for a server, which renders them all. */
export function beThere(): void {
  isHere = true;
}

/** Resolves at the first sign of somebody. */
export const untilSomebodyComes = (): Promise<void> => (coming ??= next(SIGNS).then(beThere));

/** What `importer` brings, however often it has to be asked: again at a sign that it may be had now. */
export async function brought<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch {
    await next(AGAIN);
    return brought(importer);
  }
}
