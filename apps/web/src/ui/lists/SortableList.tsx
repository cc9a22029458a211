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

/** So near the edge of the window, the page scrolls along; so far in one frame. */
const EDGE_PX = 72;
const SCROLL_PX = 12;

const SortingContext = createContext<Sorting>({ drag: undefined, begin: () => {} });

function gapAt(list: HTMLElement | null, y: number): number {
  const middles = [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle) => middle < y).length;
}

function scrollStep(y: number): number {
  if (y < EDGE_PX) return -SCROLL_PX;
  return y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
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

  const drop = useEffectEvent(() => {
    if (!drag) return;
    const { from, gap } = drag;
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
      if (y === undefined) return;
      const step = scrollStep(y);
      if (step !== 0) window.scrollBy(0, step);
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
    on('pointerup', drop);
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
