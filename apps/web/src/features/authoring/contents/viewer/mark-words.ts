const unspaced = (text: string) => text.normalize('NFC').replace(/\s+/gu, '');

/**
 * Marks words among the letters of a page, however these are split and spaced, and scrolls to them. The returned
 * function removes the marks.
 */
export function markWords(ground: HTMLElement, words: string): () => void {
  const wanted = unspaced(words);
  const pieces: { element: HTMLElement; start: number; end: number }[] = [];
  let all = '';
  for (const element of ground.querySelectorAll<HTMLElement>('span:not(.markedContent)')) {
    const start = all.length;
    all += unspaced(element.textContent);
    pieces.push({ element, start, end: all.length });
  }
  const from = wanted === '' ? -1 : all.indexOf(wanted);
  const marked = pieces.filter(({ start, end }) => from >= 0 && end > from && start < from + wanted.length);
  for (const { element } of marked) element.dataset['marked'] = '';
  marked[0]?.element.scrollIntoView({ block: 'center' });
  return () => {
    for (const { element } of marked) delete element.dataset['marked'];
  };
}
