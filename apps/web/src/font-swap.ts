/** Elements whose letters change in one piece: more at once would hold a slow phone up for longer than a press may wait. */
const PIECE = 60;

const sizeOf = (part: Element): number => part.querySelectorAll('*').length + 1;

/** The page in parts of a piece at most, in its order; text between them changes with the first. */
const partsOf = (element: Element): HTMLElement[] =>
  [...element.children].flatMap((child) =>
    sizeOf(child) <= PIECE && child instanceof HTMLElement ? [child] : partsOf(child),
  );

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The page's own letters have come: it changes to them piece by piece, from the top, a picture each. */
export async function swapFont(): Promise<void> {
  const parts = partsOf(document.body);
  for (const part of parts) part.dataset['fonts'] = 'later';
  delete document.documentElement.dataset['fonts'];
  // To find out that nothing else changes takes as long as a piece.
  await painted();
  let size = 0;
  for (const part of parts) {
    const more = sizeOf(part);
    if (size > 0 && size + more > PIECE) {
      await painted();
      size = 0;
    }
    delete part.dataset['fonts'];
    size += more;
  }
}
