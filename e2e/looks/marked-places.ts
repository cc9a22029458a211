import type { Page } from '@playwright/test';

/** Menus and rows of links in which more than one place is marked as the one that is open. */
export const menusWithTwoMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav')].flatMap((menu) => {
      const marked = [...menu.querySelectorAll('[aria-current="page"]')].map((one) => one.textContent.trim());
      return marked.length > 1 ? [`${menu.getAttribute('aria-label')}: ${marked.join(', ')}`] : [];
    }),
  );
