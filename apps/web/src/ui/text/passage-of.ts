const BLOCKS = 'p, li, blockquote, pre, h1, h2, h3, h4, h5, h6, tr, .markdown-table';
/** Marks around what is set off in the line. */
const MARKS: readonly (readonly [selector: string, mark: string])[] = [
  ['strong, b', '**'],
  ['em', '*'],
  ['del', '~~'],
  [':not(pre) > code', '`'],
];

/** A set formula says its source beside what is drawn; one that is marked in part stands whole. */
function withFormulas(root: DocumentFragment, range: Range): void {
  const drawn = root.querySelectorAll<HTMLElement>('[data-math]');
  for (const element of drawn) {
    const tex = element.querySelector('annotation')?.textContent ?? element.textContent;
    const mark = element.dataset['math'] === 'display' ? '$$' : '$';
    element.replaceWith(tex.trim() === '' ? '' : `${mark}${tex.trim()}${mark}`);
  }
  const start = range.startContainer;
  const within = (start instanceof Element ? start : start.parentElement)?.closest('[data-math]');
  // What begins and ends in one formula was copied without the formula's own element.
  if (within && drawn.length === 0 && within.contains(range.endContainer)) {
    root.replaceChildren(`$${within.querySelector('annotation')?.textContent ?? within.textContent}$`);
  }
}

/** What is marked in a rendered text, as the Markdown that it came from: formulas, code and emphasis stay what they are. */
export function passageOf(range: Range): string {
  const root = range.cloneContents();
  withFormulas(root, range);
  for (const block of root.querySelectorAll('pre'))
    block.replaceWith(`\n\`\`\`\n${block.textContent.trimEnd()}\n\`\`\`\n`);
  for (const [selector, mark] of MARKS) {
    for (const element of root.querySelectorAll(selector)) {
      const text = element.textContent;
      element.replaceWith(text.trim() === '' ? text : `${mark}${text}${mark}`);
    }
  }
  for (const line of root.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of root.querySelectorAll(BLOCKS)) block.append('\n');
  return (root.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
