import type { Page } from '@playwright/test';

/** Whether the way to the chatbot lies over what stays docked; a row that scrolls along comes out from under it. */
export const isDockCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [dock, chatbot] = ['[data-bottom-dock]', '[data-chatbot]'].map((name) => document.querySelector(name));
    if (!dock?.checkVisibility() || !chatbot?.checkVisibility({ visibilityProperty: true })) return false;
    if (getComputedStyle(dock).position === 'static') return false;
    const [its, over] = [dock.getBoundingClientRect(), chatbot.getBoundingClientRect()];
    return over.top < its.bottom && its.top < over.bottom && over.left < its.right && its.left < over.right;
  });
