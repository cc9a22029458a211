import { useEffect, useRef, useState, type RefObject } from 'react';

const UNDER_HEADER = 80;
const GAP = 24;

/** Where a column should stick while a longer one beside it scrolls: so that its end stays in view, however long it is. */
export function useStickyTop<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const column = useRef<T>(null);
  const [top, setTop] = useState(UNDER_HEADER);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const place = () => setTop(Math.min(UNDER_HEADER, innerHeight - element.offsetHeight - GAP));
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, []);
  return [column, top];
}
