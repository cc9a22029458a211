import type { Looked } from './axe.ts';

/**
 * Texts of the page now that stand in a column too narrow to read. Those are three lines or more of hardly four
 * syllables each.
 */
export function cramped(page: Looked): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_LINES = 3;
    const MIN_SYLLABLES = 5;
    /** Figures and single words are no text to read. */
    const PROSE = /(?:\p{sc=Hangul}[^]*?){8}/u;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes = new Set<Element>();
    while (texts.nextNode()) {
      if (texts.currentNode.nodeValue!.trim() === '') continue;
      let box = texts.currentNode.parentElement!;
      while (getComputedStyle(box).display === 'inline' && box !== document.body) box = box.parentElement!;
      boxes.add(box);
    }
    const isShown = (element: Element) =>
      element.getBoundingClientRect().width > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Code and formulas break where they were broken.
      !element.closest('pre, textarea, select, svg, .katex');
    /** The widest of its lines would hold so many syllables: each is as wide as the letters are high. */
    const isCramped = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      const tops = new Set(rects.map(({ top, height }) => Math.round((top + height / 2) / 8)));
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      return tops.size >= MIN_LINES && element.getBoundingClientRect().width < MIN_SYLLABLES * letter;
    };
    return [...boxes]
      .filter(
        (box) => isShown(box) && PROSE.test(box.textContent) && box.querySelector('br') === null && isCramped(box),
      )
      .map(
        (box) => `"${box.textContent.trim().slice(0, 60)}" is ${Math.round(box.getBoundingClientRect().width)} px wide`,
      );
  });
}
