import type { Locator, Page } from '@playwright/test';
import { expect, press, test } from '../fixtures.ts';

const NEXT = 'data-next-press';

interface Control {
  readonly kind: string;
  /** Something opens over the page. */
  readonly opens: boolean;
}

/** Marks the next control of a kind that was not pressed yet; none where all were. Some are left for the end. */
const markNext = (page: Page, done: readonly string[], last: string): Promise<Control | undefined> =>
  page.evaluate(
    ([pressed, atLast, mark]) => {
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      const open = [...document.querySelectorAll<HTMLElement>('header button, main button, main [role=tab]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight > 0)
        .filter((one) => !one.matches(':disabled, [aria-disabled=true]'))
        .map((control) => {
          const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
          // One of each kind: what stands at each answer, however many there are.
          const kind = name.replace(/^.+ 님의 /, '').replace(/[\s\d,개]+$/, '');
          return { control, kind, opens: control.hasAttribute('aria-haspopup') };
        })
        .filter(({ kind }) => !pressed.includes(kind));
      const next = open.find(({ kind }) => kind !== atLast) ?? open[0];
      next?.control.setAttribute(mark, '');
      return next && { kind: next.kind, opens: next.opens };
    },
    [done, last, NEXT] as const,
  );

const opened = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).or(page.getByRole('listbox'));

/** Closes what stands over the page and presses the control; not where what was pressed before has taken it away. */
export const pressFree = (page: Page, control: Locator): Promise<void> =>
  expect(async () => {
    if ((await opened(page).count()) > 0) await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0, { timeout: 500 });
    if (await control.isVisible()) await press(control, 1000);
  }).toPass({ timeout: 30_000 });

export interface Presses {
  /** Looked at after each press. */
  readonly stands: () => Promise<void>;
  /** What leads to another view of the page, from which nothing leads back. */
  readonly last?: string;
  /** What opens something over the page, without a word of it in its markup. */
  readonly opening?: RegExp;
}

/** Presses one control of each kind in header and page, and closes what opens. */
export async function pressAll(page: Page, { stands, last = '', opening }: Presses): Promise<string[]> {
  const pressed: string[] = [];
  for (;;) {
    const next = await markNext(page, pressed, last);
    if (!next) return pressed;
    pressed.push(next.kind);
    await test.step(next.kind, async () => {
      await pressFree(page, page.locator(`[${NEXT}]`));
      if (next.opens || opening?.test(next.kind) === true) await expect(opened(page)).not.toHaveCount(0);
      await stands();
    });
  }
}
