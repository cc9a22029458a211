import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface TooltipProps {
  /** One sentence on what stands there. */
  readonly text: string;
  readonly children: ReactNode;
  /** Of the button that it explains. */
  readonly className?: string;
}

/**
 * A sentence on something small: it comes with the pointer over it, the focus in it, or a tap. Escape puts it away, and
 * so does a press anywhere else; the pointer may go over it.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const hideBeyond = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setShown(false);
    };
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('pointerdown', hideBeyond);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      document.removeEventListener('pointerdown', hideBeyond);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [isShown]);
  return (
    <span
      ref={box}
      className="relative inline-flex"
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
        role="tooltip"
        id={id}
        hidden={!isShown}
        className="absolute bottom-full left-1/2 z-20 -translate-x-1/2 pb-1.5 text-sm whitespace-nowrap"
      >
        <span className="block rounded-control bg-ink px-2.5 py-1.5 text-surface">{text}</span>
      </span>
    </span>
  );
}
