import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

export type Looked = Pick<Page, 'evaluate'>;
export type WindowWithAxe = Window & { axe: typeof axe };

/** Brings fades and slides to their end, which costs less than painting them; what turns for ever, such as a spinner, stays. */
export async function standsStill(page: Looked): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // A change of theme begins some of them a frame later than others.
    do {
      for (const animation of ending()) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (ending().length > 0);
  });
}

/** Half as long as what the package hands out as `source`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs in the page. A colour is read once, not once for each element with it, and no element is serialised as HTML,
 * sound or not. Each is a third of what axe does.
 */
function lighten(): void {
  interface Colour {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString(text: string): Colour;
  }
  const { axe } = window as unknown as WindowWithAxe & {
    axe: { commons: { color: { Color: new (...rgb: number[]) => Colour } } };
  };
  axe.configure({ noHtml: true });
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype as Colour;
  const known = new Map<string, Colour>();
  (Color.prototype as Colour).parseString = function (text) {
    const colour = known.get(text) ?? parseString.call(new Color(0, 0, 0), text);
    known.set(text, colour);
    const { r, g, b, alpha } = colour;
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Once a document: half a megabyte of script takes longer to read than some of its rules to run. */
export async function readAxe(page: Looked): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(lighten);
}

/** What is looked at, and how it is told of. */
export const AROUND = {
  // React Aria's spoken messages outlive what they name; only screen readers meet them, once.
  exclude: ['[data-live-announcer]'],
  // A sentence about a fault shows the element itself: to look for the shortest selector of each takes long.
  options: { selectors: false, elementRef: true },
};
