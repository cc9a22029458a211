import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../Icon.tsx';
import type { ToastRequest } from './toasts.ts';
import { uiText } from '../ui.text.ts';

export interface ToastProps extends ToastRequest {
  readonly onClose: () => void;
}

const READING_MS = 5_000;
const DECIDING_MS = 10_000;
const marks = {
  plain: null,
  good: { icon: 'check', colour: 'text-good' },
  bad: { icon: 'alert', colour: 'text-bad' },
} as const;

/** Goes by itself, but not while it is pointed at or has the focus. */
export function Toast({ message, tone = 'plain', action, onClose }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const close = useEffectEvent(onClose);
  const time = action === undefined ? READING_MS : DECIDING_MS;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), time);
    return () => clearTimeout(timer);
  }, [isHeld, time]);
  const mark = marks[tone];
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="pointer-events-auto flex w-full max-w-110 items-center gap-2.5 rounded-box border border-line-strong bg-surface py-1 pr-1 pl-4 shadow-float"
    >
      {mark && <Icon name={mark.icon} className={mark.colour} />}
      <p className="min-w-0 flex-1 py-2">{message}</p>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onClose();
          }}
          className="min-h-11 flex-none rounded-control px-3 font-semibold text-brand-ink hover:bg-sunken desktop:min-h-9"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={uiText.toast.close}
        onClick={onClose}
        className="grid size-11 flex-none place-items-center rounded-control text-ink-3 hover:bg-sunken desktop:size-9"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
