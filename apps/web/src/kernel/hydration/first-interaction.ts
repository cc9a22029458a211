/** Something is pressed. */
export const PRESS = ['pointerdown', 'keydown'] as const;
/**
 * Any sign of somebody. A screen reader may send no more than a click. A press that React did not hear is checked by an `auxclick`
 * (`event-replay.ts`). A focus is no sign: the app itself sets it.
 */
export const INTERACTION = [...PRESS, 'pointermove', 'touchstart', 'click', 'auxclick'] as const;

/** Resolves with the next of these events, wherever it is; never once it is aborted. */
export function nextInteraction(
  events: readonly string[] = INTERACTION,
  stopped = new AbortController(),
): Promise<void> {
  return new Promise((resolve) => {
    const hear = () => {
      stopped.abort();
      resolve();
    };
    for (const event of events) addEventListener(event, hear, { capture: true, passive: true, signal: stopped.signal });
  });
}

/** What `start.ts` marked before the app ran. */
const hasEarlyEvent = () => document.querySelector('[data-early]') !== null;

const interaction = Promise.withResolvers<void>();
let isAwaited = false;

/** Hydrates what waits for an interaction now. */
export const reportInteraction = (): void => interaction.resolve();

/** Resolves with the first interaction since it was first asked for, or since the page was shown; on the server never. */
export function firstInteraction(): Promise<void> {
  if (!isAwaited && typeof document !== 'undefined') {
    isAwaited = true;
    if (hasEarlyEvent()) reportInteraction();
    else void nextInteraction().then(reportInteraction);
  }
  return interaction.promise;
}
