import type { Page } from '@playwright/test';

/** Of the page: benchmarks are checked without the names of a browser. */
declare function addEventListener(type: 'keydown', hear: (key: Pressed) => void, options: { capture: true }): void;
interface Pressed {
  readonly isTrusted: boolean;
}
interface Timing {
  readonly interactionId: number;
  readonly duration: number;
}

/** Entries come after the picture they tell of. */
const MAX_WAIT_MS = 3000;

/**
 * Milliseconds of each key, from the press to the next picture, the slowest first. Keys that the browser does not
 * report took under 16 ms. Where it reports none at all, or another number than was pressed, nothing is known.
 */
export async function keysOf(page: Page, press: () => Promise<number>): Promise<number[]> {
  await page.evaluate(() => {
    const told = new Map<number, number>();
    const keys = { told, heard: 0 };
    Object.assign(globalThis, { keys });
    const hear = ({ isTrusted }: Pressed) => (keys.heard += isTrusted ? 1 : 0);
    addEventListener('keydown', hear, { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Timing[])
        if (entry.interactionId > 0)
          told.set(entry.interactionId, Math.max(told.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16 } as object as { type: 'mark' });
  });
  const count = await press();
  await page
    .waitForFunction((all) => (globalThis as unknown as Measured).keys.told.size >= all, count, {
      timeout: MAX_WAIT_MS,
    })
    .catch(() => undefined);
  const [heard, told] = await page.evaluate(() => {
    const { keys } = globalThis as unknown as Measured;
    return [keys.heard, [...keys.told.values()]] as const;
  });
  if (heard !== count) throw new Error(`${count} keys were pressed and ${heard} heard: nothing was measured.`);
  if (told.length === 0) throw new Error(`The browser told of none of ${count} keys: nothing was measured.`);
  return [...told, ...Array.from({ length: Math.max(0, count - told.length) }, () => 0)].toSorted((a, b) => b - a);
}

interface Measured {
  readonly keys: { readonly told: ReadonlyMap<number, number>; readonly heard: number };
}
