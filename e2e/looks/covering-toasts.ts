/**
 * Runs in the page and logs to its console whenever a message covers a next step. That is what a dialog asks, a dock
 * offers, or submits a form. Messages disappear by themselves, so they are checked when they come rather than when a
 * journey looks.
 */
export function watchToasts(): void {
  const STEPS =
    '[data-bottom-dock] *, [role=dialog] button, [role=alertdialog] button, main [type=submit], main :is(a, button).bg-brand';
  const shared = (one: DOMRect, other: DOMRect) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const look = (region: Element) => {
    for (const toast of region.children)
      for (const step of document.querySelectorAll(STEPS)) {
        const { left, right, top, bottom } = shared(toast.getBoundingClientRect(), step.getBoundingClientRect());
        if (left >= right || top >= bottom) continue;
        // What the header or a backdrop lies over as well is no step now.
        const below = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const first = below.find((element) => !toast.contains(element));
        const name = step.textContent.trim() || step.getAttribute('aria-label');
        if (first && step.contains(first)) console.error(`"${toast.textContent}" covers "${name}"`);
      }
  };
  new MutationObserver(() => {
    const region = document.querySelector('[data-toasts]');
    if (region?.firstElementChild) requestAnimationFrame(() => look(region));
  }).observe(document, { childList: true, subtree: true });
}
