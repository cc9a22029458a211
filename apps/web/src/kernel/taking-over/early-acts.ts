const PAUSE_MS = 50;
const MAX_WAIT_MS = 20_000;
/** What acts by the app alone; real links lead on by themselves. */
const CONTROLS = { click: 'button, a[href="#"]', change: 'select' } as const;

/** React puts its properties on what it has taken over; it has no other way to be asked. */
const isTakenOver = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const waiting = new WeakSet<Element>();
/** Does it again once React has taken the control over; React drops what reaches a part whose code is still under way. */
async function again(control: HTMLElement, act: () => void): Promise<void> {
  if (isTakenOver(control) || waiting.has(control)) return;
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
  for (const [type, controls] of Object.entries(CONTROLS))
    place.addEventListener(
      type,
      ({ target }) => {
        const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
        if (!control || isTakenOver(control)) return;
        const act = actOf(control, type);
        // React first tries to take it over at once.
        setTimeout(() => void again(control, act));
      },
      true,
    );
  return () => {
    for (const { act } of acts) act();
  };
}
