import { useEffect, useState, type RefObject } from 'react';

/** Whether what is in the element is higher than the element lets be seen, also after it has changed. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const content = element?.firstElementChild;
    if (!element || !(content instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => setOver(content.offsetHeight > element.clientHeight + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return isOver;
}
