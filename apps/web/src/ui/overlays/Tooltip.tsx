import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface TooltipProps {
  /** One sentence on what stands there. */
  readonly text: string;
  readonly children: ReactNode;
  /** Of the button that it explains. */
  readonly className?: string;
}

/** Pixels that stay free at the edges of the window. */
const EDGE = 8;

/**
 * A sentence on something small: it comes with the pointer over it, the focus in it, or a tap. Escape puts it away, and
 * so does scrolling, or a press anywhere else; the pointer may go over it. No box around it cuts it.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!isShown || !box.current || !bubble.current) return;
    const { left, width, top } = box.current.getBoundingClientRect();
    const half = bubble.current.offsetWidth / 2;
    const most = document.documentElement.clientWidth - half - EDGE;
    bubble.current.style.left = `${Math.max(half + EDGE, Math.min(left + width / 2, most))}px`;
    bubble.current.style.top = `${top}px`;
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setShown(false);
    const hideBeyond = ({ target }: Event) => !(target instanceof Node && box.current?.contains(target)) && hide();
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    document.addEventListener('pointerdown', hideBeyond);
    document.addEventListener('keydown', hideOnEscape);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', hideBeyond);
      document.removeEventListener('keydown', hideOnEscape);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [isShown]);
  return (
    <span
      ref={box}
      className="inline-flex"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setShown(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(false)}
    >
      <button
        type="button"
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        className={cx('touch-target', className)}
      >
        {children}
      </button>
      <span
        ref={bubble}
        role="tooltip"
        id={id}
        hidden={!isShown}
        className="fixed z-40 -translate-x-1/2 -translate-y-full pb-1.5 text-sm font-normal whitespace-nowrap"
      >
        <span className="block rounded-control bg-ink px-2.5 py-1.5 text-surface">{text}</span>
      </span>
    </span>
  );
}
