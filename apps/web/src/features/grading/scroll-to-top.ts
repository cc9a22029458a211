const watched = new WeakSet<Element>();
const moved = new WeakSet<Element>();

/**
 * A ref for what has just come into a pane: it is seen from its beginning. A pane that nobody moved is left alone: to ask
 * where it stands would lay out the page in the middle of a key.
 */
export function scrollToTop(node: HTMLElement | null): void {
  const pane = node?.closest('[data-pane]');
  if (!pane) return;
  if (!watched.has(pane)) pane.addEventListener('scroll', () => moved.add(pane), { passive: true });
  watched.add(pane);
  if (moved.delete(pane)) pane.scrollTo(0, 0);
}
