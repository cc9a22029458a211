/** A ref for what has just come into a pane: it is seen from its beginning. */
export function scrollToTop(node: HTMLElement | null): void {
  node?.closest('[data-pane]')?.scrollTo(0, 0);
}
