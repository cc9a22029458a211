import { currentLoadFailure } from '../lazy/load-with-retry.ts';
import { createStore } from '../store.ts';

const PAUSE_MS = 50;
const MAX_WAIT_MS = 20_000;

/** What was pressed or chosen last and cannot be answered yet, because its code is missing; null where nothing is. */
export const unanswered = createStore<HTMLElement | null>(null);

/** What acts by the app alone; real links lead on by themselves. */
const CONTROLS = { click: 'button, a[href="#"]', change: 'select' } as const;

/**
 * Whether React passes on what reaches the control: it stops what comes to a part that it cannot take over yet. Asked by an event
 * that nothing listens for and nothing follows from.
 */
export function isReactAttached(control: Element): boolean {
  let isPassedOn = false;
  const hear = () => void (isPassedOn = true);
  control.addEventListener('auxclick', hear);
  control.dispatchEvent(new Event('auxclick', { bubbles: true }));
  control.removeEventListener('auxclick', hear);
  return isPassedOn;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

type Act = (control: HTMLElement) => void;

function actOf(control: HTMLElement, type: string): Act {
  if (!(control instanceof HTMLSelectElement)) return (one) => one.click();
  const { value } = control;
  return (one) => {
    (one as HTMLSelectElement).value = value;
    one.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** What a control is called, but for what is counted after it. */
const nameOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent).split(',')[0];

/** Finds what stands for a control in a page that was drawn anew: the one of its name, of several the same one. */
function successorOf(control: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(control);
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(control.tagName)].filter((one) => nameOf(one) === name);
  const at = alike().indexOf(control);
  return () => alike()[at];
}

/** Controls of a page that is about to be drawn anew: React never hears them. */
const leaving = new WeakSet<Element>();
const isHeard = (control: Element) => !leaving.has(control) && isReactAttached(control);

const waiting = new WeakSet<Element>();
/**
 * Does it again once React has taken the control over; React drops what reaches a part whose code is still under way. While code
 * is missing it waits for it, however long, and the page says so.
 */
async function again(control: HTMLElement, act: Act): Promise<void> {
  if (waiting.has(control)) return;
  waiting.add(control);
  const successor = successorOf(control);
  for (let waited = 0; waited < MAX_WAIT_MS && (control.isConnected || leaving.has(control));) {
    await pause();
    const now = control.isConnected ? control : successor();
    if (now && isHeard(now)) {
      act(now);
      break;
    }
    if (currentLoadFailure.get()) unanswered.set(now ?? control);
    else waited += PAUSE_MS;
  }
  waiting.delete(control);
  unanswered.set(null);
}

const controlOf = ({ target }: Event, controls: string) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * What was pressed or chosen too early, to be done when the app hears it: `start.ts` marked what came before the app ran. To be called
 * before React takes the page over, or draws it anew, and what it answers right after.
 */
export function earlyActs(place: HTMLElement, isDrawnAnew = false): () => void {
  if (isDrawnAnew) for (const control of place.querySelectorAll(Object.values(CONTROLS).join())) leaving.add(control);
  const acts = [...place.querySelectorAll<HTMLElement>('[data-early]')].map((control) => {
    const act = actOf(control, control.dataset['early'] ?? '');
    delete control.dataset['early'];
    return () => (isHeard(control) ? act(control) : void again(control, act));
  });
  // Before React, which listens in the body as well where dialogs stand there.
  for (const [type, controls] of Object.entries(CONTROLS))
    document.addEventListener(
      type,
      (event) => {
        const control = controlOf(event, controls);
        if (!control || event.defaultPrevented || isHeard(control)) return;
        event.preventDefault();
        void again(control, actOf(control, type));
      },
      true,
    );
  return () => {
    for (const act of acts) act();
  };
}
