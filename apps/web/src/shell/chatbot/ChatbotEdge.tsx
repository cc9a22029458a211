import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import { chatbotText as text } from './chatbot.text.ts';
import { LEAST, type Size } from './chatbot-size.ts';

interface EdgeProps {
  readonly side: 'width' | 'height';
  readonly size: Size;
  readonly room: Size;
  /** From the press on, and until it is let go. */
  readonly onHold: (isHeld: boolean) => void;
  /** While the pointer holds it the size is not final. */
  readonly onChange: (size: Size, isFinal: boolean) => void;
}

const STEP = 16;
const LARGE_STEP = 64;
const looks = {
  width: {
    place: 'inset-y-0 left-0 w-3 cursor-ew-resize',
    bar: 'left-1 top-1/2 h-9 w-1 -translate-y-1/2',
    orientation: 'vertical',
    keys: { more: 'ArrowLeft', less: 'ArrowRight' },
  },
  height: {
    place: 'inset-x-0 top-0 h-3 cursor-ns-resize',
    bar: 'left-1/2 top-1 h-1 w-9 -translate-x-1/2',
    orientation: 'horizontal',
    keys: { more: 'ArrowUp', less: 'ArrowDown' },
  },
} as const;

/** An edge of the panel that is drawn with the pointer, or moved with the arrows (Shift: further; Home and End: all the way). */
export function ChatbotEdge({ side, size, room, onHold, onChange }: EdgeProps) {
  const { place, bar, orientation, keys } = looks[side];
  const held = useRef<{ readonly at: number; readonly from: number; hasMoved: boolean } | null>(null);
  const pointAt = (event: PointerEvent) => (side === 'width' ? event.clientX : event.clientY);
  const sizeAt = (event: PointerEvent): Size => ({
    ...size,
    [side]: held.current!.from + held.current!.at - pointAt(event),
  });
  const move = (event: PointerEvent, isFinal: boolean) => {
    if (held.current === null) return;
    held.current.hasMoved ||= pointAt(event) !== held.current.at;
    // A press alone chooses no size.
    if (held.current.hasMoved) onChange(sizeAt(event), isFinal);
  };
  const release = (event: PointerEvent) => {
    if (held.current === null) return;
    move(event, true);
    held.current = null;
    onHold(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const targets: Partial<Record<string, number>> = {
      [keys.more]: size[side] + step,
      [keys.less]: size[side] - step,
      Home: LEAST[side],
      End: room[side],
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange({ ...size, [side]: target }, true);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={text[side]}
      aria-orientation={orientation}
      aria-valuemin={Math.min(LEAST[side], size[side])}
      aria-valuemax={room[side]}
      aria-valuenow={size[side]}
      aria-valuetext={text.pixels(size[side])}
      className={cx('absolute z-10 touch-none max-desktop:hidden', place)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // The pointer stays with the edge over the frame, too.
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { at: pointAt(event), from: size[side], hasMoved: false };
        onHold(true);
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className={cx('absolute rounded-full bg-line-strong', bar)} />
    </div>
  );
}
