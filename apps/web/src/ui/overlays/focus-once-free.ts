/**
 * Focuses an element that a closing dialog may still keep `inert`, as soon as it is free. The returned function stops
 * waiting.
 */
export function focusOnceFree(element: HTMLElement, options?: FocusOptions): () => void {
  const waiting = new MutationObserver(focus);
  function focus() {
    if (element.closest('[inert]')) return;
    waiting.disconnect();
    element.focus(options);
  }
  waiting.observe(document.documentElement, { attributeFilter: ['inert'], subtree: true });
  focus();
  return () => waiting.disconnect();
}
