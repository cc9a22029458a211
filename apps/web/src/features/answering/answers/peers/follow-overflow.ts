/**
 * Offers the rest of a text where it is higher than its frame lets be seen, also after it has changed. Of a text that came rendered
 * too, whose code is not here yet: so it is done to the elements themselves.
 */
export function followOverflow(frame: HTMLElement): () => void {
  const content = frame.firstElementChild;
  const opener = frame.nextElementSibling;
  if (!(content instanceof HTMLElement && opener instanceof HTMLElement)) return () => {};
  const observer = new ResizeObserver(() => {
    if (opener.ariaExpanded !== 'true') opener.hidden = content.offsetHeight <= frame.clientHeight + 1;
  });
  observer.observe(frame);
  observer.observe(content);
  return () => observer.disconnect();
}
