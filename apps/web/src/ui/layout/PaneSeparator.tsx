import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

export interface PaneSeparatorProps {
  readonly label: string;
  readonly controls: string;
  readonly width: number;
  readonly min: number;
  readonly max: number;
  /** Which way the pane grows: the left one to the right, the right one to the left. */
  readonly grows: 1 | -1;
  readonly onResize: (width: number) => void;
}

const STEP = 16;

/** Dragged, or moved by the arrow keys; Home and End go to the narrowest and widest. */
export function PaneSeparator({ label, controls, width, min, max, grows, onResize }: PaneSeparatorProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const resize = (to: number) => onResize(Math.round(Math.min(max, Math.max(min, to))));

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: width + STEP * grows,
      ArrowLeft: width - STEP * grows,
      Home: min,
      End: max,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) resize(start.current.width + (event.clientX - start.current.x) * grows);
  };
  const onPointerUp = () => {
    start.current = undefined;
  };

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      {...{ onKeyDown, onPointerDown, onPointerMove, onPointerUp }}
      onPointerCancel={onPointerUp}
      className="relative hidden w-px flex-none cursor-col-resize touch-none bg-line transition-colors after:absolute after:inset-y-0 after:-inset-x-1.5 hover:bg-brand focus-visible:bg-brand desktop:block"
    />
  );
}
