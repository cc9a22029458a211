import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';

/** Where a row that is dragged came from, and the gap it stands at: gap 2 lies before the third row. */
interface Drag {
  readonly from: number;
  readonly gap: number;
}
interface Sorting {
  readonly drag: Drag | undefined;
  readonly begin: (from: number, event: PointerEvent) => void;
}

/** So near the edge of what scrolls, and of the bars that lie on it, the list scrolls along; so far in one frame. */
const EDGE_PX = 96;
const SCROLL_PX = 12;

const SortingContext = createContext<Sorting>({ drag: undefined, begin: () => {} });

/** A row is passed where its handle is: rows may be much taller than what one holds on to. */
function gapAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = (row.querySelector('[data-handle]') ?? row).getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle) => middle < y).length;
}

/** What scrolls the list: a pane of its own, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let one = list.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight) return one;
  }
  return document.documentElement;
}

/** Nothing once the end of the list stands clear of the edge. */
function scrollStep(list: HTMLElement, scroller: Element, y: number): number {
  const isPage = scroller === document.documentElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const { top: first, bottom: last } = list.getBoundingClientRect();
  if (y < top + EDGE_PX) return first < top + EDGE_PX ? -SCROLL_PX : 0;
  return y > bottom - EDGE_PX && last > bottom - EDGE_PX ? SCROLL_PX : 0;
}

export interface SortableListProps {
  readonly label: string;
  readonly onMove: (from: number, to: number) => void;
  readonly className?: string;
  /** Each a `SortableRow`. */
  readonly children: ReactNode;
}

/** An ordered list whose rows are dragged by their handles, with a mouse, a pen or a finger. */
export function SortableList({ label, onMove, className, children }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();

  const drop = useEffectEvent((from: number, gap: number) => {
    setDrag(undefined);
    const to = gap > from ? gap - 1 : gap;
    if (to !== from) onMove(from, to);
  });
  const from = drag?.from;
  useEffect(() => {
    if (from === undefined) return;
    const ended = new AbortController();
    let y: number | undefined;
    let frame = 0;
    const follow = () => {
      if (y === undefined || !list.current) return;
      const scroller = scrollerOf(list.current);
      const step = scrollStep(list.current, scroller, y);
      if (step !== 0) (scroller === document.documentElement ? window : scroller).scrollBy(0, step);
      const gap = gapAt(list.current, y);
      setDrag((now) => (now === undefined || now.gap === gap ? now : { ...now, gap }));
      frame = step === 0 ? 0 : requestAnimationFrame(follow);
    };
    const on = <K extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      name: K,
      listen: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(name, listen, { signal: ended.signal });
    on('pointermove', (event) => {
      y = event.clientY;
      cancelAnimationFrame(frame);
      follow();
    });
    // Whoever lets go at once is ahead of what was drawn.
    on('pointerup', () => drop(from, y === undefined || !list.current ? from : gapAt(list.current, y)));
    on('pointercancel', () => setDrag(undefined));
    on('keydown', ({ key }) => {
      if (key === 'Escape') setDrag(undefined);
    });
    return () => {
      ended.abort();
      cancelAnimationFrame(frame);
    };
  }, [from]);

  const begin = (row: number, event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // Neither a selection of text nor the browser's own dragging begins with it.
    event.preventDefault();
    setDrag({ from: row, gap: row });
  };
  return (
    <SortingContext value={{ drag, begin }}>
      <ol ref={list} aria-label={label} className={className}>
        {children}
      </ol>
    </SortingContext>
  );
}

/** What a row is to the dragging in its list: taken along, and the line where the dragged one would land. */
export function useSorting(index: number, count: number) {
  const { drag, begin } = use(SortingContext);
  const moves = drag !== undefined && drag.gap !== drag.from && drag.gap !== drag.from + 1;
  return {
    isDragged: drag?.from === index,
    line:
      moves && drag.gap === index ? 'before' : moves && drag.gap === count && index === count - 1 ? 'after' : undefined,
    begin: (event: PointerEvent) => begin(index, event),
  } as const;
}
