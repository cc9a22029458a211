import 'katex/dist/katex.min.css';
import katex from 'katex';

/** In TeX a percent sign begins a remark and a tilde is a blank: who types them in a formula means shares and ranges. */
const asTyped = (tex: string) =>
  tex.replace(/\\[\s\S]|[%~]/g, (sign) => (sign === '%' ? '\\%' : sign === '~' ? '\\sim ' : sign));

/** Formulas of strangers: no links, no pictures, no macro that never ends. A formula with a mistake stays as typed. */
export function renderMath(element: HTMLElement): void {
  const tex = element.textContent;
  katex.render(asTyped(tex), element, {
    displayMode: element.dataset['math'] === 'display',
    throwOnError: false,
    errorColor: 'currentColor',
    trust: false,
    strict: 'ignore',
    maxExpand: 500,
    maxSize: 20,
  });
}

/**
 * A formula wider than its place is scrolled by keyboard, too. It is checked once the formula is drawn. Checked while
 * formulas are set, the browser would lay out the page for each, and whoever types beside them would wait.
 */
export function reachWide(formulas: readonly HTMLElement[]): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const wide = formulas.filter((formula) => formula.scrollWidth > formula.clientWidth);
      for (const formula of wide) formula.tabIndex = 0;
    }),
  );
}
