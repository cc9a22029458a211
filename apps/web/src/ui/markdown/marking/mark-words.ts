import { splitByWords } from '../../text/split-by-words.ts';

/** Code blocks and formulas are drawn anew after this and would lose the marks or break on them. */
const DRAWN_LATER = 'pre, [data-math]';

/** Marks the words wherever they stand in the text under `root`, as `Highlight` does in plain text. */
export function markWords(root: ParentNode & Node, words: readonly string[]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest(DRAWN_LATER)) texts.push(currentNode);
  }
  for (const text of texts) {
    const parts = splitByWords(text.data, words);
    if (!parts.some(({ isWord }) => isWord)) continue;
    text.replaceWith(
      ...parts.map(({ part, isWord }) => {
        if (!isWord) return part;
        const mark = document.createElement('mark');
        mark.textContent = part;
        return mark;
      }),
    );
  }
}
