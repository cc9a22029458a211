import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where nothing can be measured. */
const DEFAULT_WIDTH = 320;

/** The element's width in CSS pixels, also after it has changed; 0 before the first look. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth) || DEFAULT_WIDTH);
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
