import { currentLoadFailure } from '../lazy/load-with-retry.ts';
import { createStore } from '../store.ts';

const PAUSE_MS = 50;
const MAX_WAIT_MS = 20_000;

/** The control whose last event waits because its code cannot be loaded; null where none does. */
export const unansweredControl = createStore<HTMLElement | null>(null);

/** Events that the app alone answers; real links work without it. */
const CONTROLS = { click: 'button, a[href="#"]', change: 'select' } as const;

/**
 * Whether React has hydrated the control: it stops events of a boundary that it cannot hydrate yet. Asked by an event that nothing
 * listens for and nothing follows from.
 */
export function isHydrated(control: Element): boolean {
  let isPassedOn = false;
  const hear = () => void (isPassedOn = true);
  control.addEventListener('auxclick', hear);
  control.dispatchEvent(new Event('auxclick', { bubbles: true }));
  control.removeEventListener('auxclick', hear);
  return isPassedOn;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

type Replay = (control: HTMLElement) => void;

function replayOf(control: HTMLElement, type: string): Replay {
  if (!(control instanceof HTMLSelectElement)) return (one) => one.click();
  const { value } = control;
  return (one) => {
    (one as HTMLSelectElement).value = value;
    one.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** The accessible name of a control without what is counted after it. */
const nameOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent).split(',')[0];

/** Finds the control of the same name in a page that was rendered anew; of several, the one at the same place. */
function successorOf(control: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(control);
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(control.tagName)].filter((one) => nameOf(one) === name);
  const at = alike().indexOf(control);
  return () => alike()[at];
}

/** Controls of markup that is about to be replaced: React never hears them. */
const replaced = new WeakSet<Element>();
const isListening = (control: Element) => !replaced.has(control) && isHydrated(control);

const waiting = new WeakSet<Element>();
/**
 * Replays an event once React has hydrated the control; React drops what reaches a boundary whose code is still loading. While code
 * cannot be loaded it waits, however long, and the page says so.
 */
async function replayLater(control: HTMLElement, replay: Replay): Promise<void> {
  if (waiting.has(control)) return;
  waiting.add(control);
  const successor = successorOf(control);
  for (let waited = 0; waited < MAX_WAIT_MS && (control.isConnected || replaced.has(control));) {
    await pause();
    const now = control.isConnected ? control : successor();
    if (now && isListening(now)) {
      replay(now);
      break;
    }
    if (currentLoadFailure.get()) unansweredControl.set(now ?? control);
    else waited += PAUSE_MS;
  }
  waiting.delete(control);
  unansweredControl.set(null);
}

const controlOf = ({ target }: Event, controls: string) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * Replays clicks and choices that come before React can handle them; `start.ts` marked those from before the app ran. Call it before
 * React hydrates the page, or replaces its markup, and the function that it returns right after.
 */
export function replayEvents(place: HTMLElement, isReplaced = false): () => void {
  if (isReplaced) for (const control of place.querySelectorAll(Object.values(CONTROLS).join())) replaced.add(control);
  const replays = [...place.querySelectorAll<HTMLElement>('[data-early]')].map((control) => {
    const replay = replayOf(control, control.dataset['early'] ?? '');
    delete control.dataset['early'];
    return () => (isListening(control) ? replay(control) : void replayLater(control, replay));
  });
  // Before React, which listens in the body as well where dialogs stand there.
  for (const [type, controls] of Object.entries(CONTROLS))
    document.addEventListener(
      type,
      (event) => {
        const control = controlOf(event, controls);
        if (!control || event.defaultPrevented || isListening(control)) return;
        event.preventDefault();
        void replayLater(control, replayOf(control, type));
      },
      true,
    );
  return () => {
    for (const replay of replays) replay();
  };
}
