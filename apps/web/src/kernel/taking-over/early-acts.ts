const PAUSE_MS = 50;
const MAX_WAIT_MS = 20_000;
/** What acts by the app alone; real links lead on by themselves. */
const CONTROLS = { click: 'button, a[href="#"]', change: 'select' } as const;

/**
 * Whether React passes on what reaches the control: it stops what comes to a part that it cannot take over yet. Asked by an event
 * that nothing listens for and nothing follows from.
 */
export function isTakenOver(control: Element): boolean {
  let isHeard = false;
  const hear = () => void (isHeard = true);
  control.addEventListener('auxclick', hear);
  control.dispatchEvent(new Event('auxclick', { bubbles: true }));
  control.removeEventListener('auxclick', hear);
  return isHeard;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const waiting = new WeakSet<Element>();
/** Does it again once React has taken the control over; React drops what reaches a part whose code is still under way. */
async function again(control: HTMLElement, act: () => void): Promise<void> {
  if (waiting.has(control)) return;
  waiting.add(control);
  for (let waited = 0; waited < MAX_WAIT_MS && control.isConnected; waited += PAUSE_MS) {
    await pause();
    if (isTakenOver(control)) {
      waiting.delete(control);
      return act();
    }
  }
}

function actOf(control: HTMLElement, type: string): () => void {
  if (!(control instanceof HTMLSelectElement)) return () => control.click();
  const { value } = control;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/**
 * What was pressed or chosen too early, to be done when the app hears it: `start.ts` marked what came before the app ran. To be called
 * before React takes the page over, and what it answers right after.
 */
export function earlyActs(place: HTMLElement): () => void {
  const acts = [...place.querySelectorAll<HTMLElement>('[data-early]')].map((control) => {
    const act = actOf(control, control.dataset['early'] ?? '');
    delete control.dataset['early'];
    return { control, act };
  });
  // Before React, which listens in the body as well where dialogs stand there.
  for (const [type, controls] of Object.entries(CONTROLS))
    document.addEventListener(
      type,
      (event) => {
        const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
        if (!control || isTakenOver(control)) return;
        event.preventDefault();
        void again(control, actOf(control, type));
      },
      true,
    );
  return () => {
    for (const { act } of acts) act();
  };
}
