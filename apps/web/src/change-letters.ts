/** Elements whose letters change in one piece: more at once would hold a slow phone up for longer than a press may wait. */
const PIECE = 120;

const sizeOf = (part: Element): number => part.querySelectorAll('*').length + 1;

/** What lies below the window, in parts of a piece at most; text between them changes with what is seen. */
function partsBelow(element: Element): HTMLElement[] {
  return [...element.children].flatMap((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    const hasBox = child.getClientRects().length > 0;
    if (hasBox && bottom <= innerHeight) return [];
    const isBelow = hasBox && top >= innerHeight && sizeOf(child) <= PIECE;
    return isBelow && child instanceof HTMLElement ? [child] : partsBelow(child);
  });
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The page's own letters have come: what is seen changes to them at once, what lies below the window afterwards, piece by piece. */
export async function changeLetters(): Promise<void> {
  const parts = partsBelow(document.body);
  for (const part of parts) part.dataset['fonts'] = 'later';
  delete document.documentElement.dataset['fonts'];
  let size = 0;
  await painted();
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
