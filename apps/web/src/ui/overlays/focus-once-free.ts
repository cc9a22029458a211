/**
 * Focuses what a dialog that is closing may still keep `inert`, which takes no focus, as soon as it is free; what it answers stops
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
