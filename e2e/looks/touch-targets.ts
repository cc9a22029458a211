import type { Page } from '@playwright/test';

/** What a finger can press, in CSS pixels. */
const MIN_SIZE = 44;

/**
 * What is to be pressed on the page as it is now and is smaller than a fingertip, the area that a pseudo-element adds
 * included. Links in running text are left out: a line of text is as high as it is.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const controls =
      'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=option], [role=row][data-href]';
    const around = (pseudo: CSSStyleDeclaration) =>
      pseudo.content !== 'none' && pseudo.position === 'absolute' && pseudo.pointerEvents !== 'none'
        ? { width: parseFloat(pseudo.width) || 0, height: parseFloat(pseudo.height) || 0 }
        : { width: 0, height: 0 };
    const sizeOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const added = ['::before', '::after'].map((name) => around(getComputedStyle(element, name)));
      return {
        width: Math.max(own.width, ...added.map(({ width }) => width)),
        height: Math.max(own.height, ...added.map(({ height }) => height)),
      };
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, td, th, h1, h2, h3, h4, h5, h6, blockquote');
      return block !== null && block.textContent.trim().length > element.textContent.trim().length;
    };
    // What stands in a label or, side by side with its buttons, in a box is pressed with that.
    const wholeOf = (element: Element) =>
      (element.closest('label') ?? (element.matches('input') && element.parentElement!.closest('[role=group]'))) ||
      element;
    const targets = [...document.querySelectorAll(controls)].map(wholeOf);
    return [...new Set(targets)]
      .filter(
        (element) => isShown(element) && !element.closest('[inert], [aria-hidden=true], .katex') && !isInText(element),
      )
      .filter((element) => {
        const { width, height } = sizeOf(element);
        return width < min - 0.5 || height < min - 0.5;
      })
      .map((element) => {
        const { width, height } = sizeOf(element);
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return `${Math.round(width)} × ${Math.round(height)} ${element.tagName.toLowerCase()} ${name}`;
      });
  }, MIN_SIZE);
}
