import type { Page } from '@playwright/test';

/** Looks at the page in the dark. Nothing fades from theme to theme: to paint that takes the browser longer than the look. */
export async function inTheDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const unfading = new CSSStyleSheet();
    unfading.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(unfading);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    // The light ones are taken on before they may fade.
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
  });
}
