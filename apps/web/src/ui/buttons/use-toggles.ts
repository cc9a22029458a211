import { useState, type KeyboardEvent } from 'react';

const TOGGLES = 'button:not(:disabled)';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(TOGGLES)];
  const at = all.findIndex((button) => button === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  event.stopPropagation();
  all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
}

interface Toggles<Key> {
  /** Those that can be pressed, in order. */
  readonly keys: readonly Key[];
  readonly chosen: readonly Key[];
  readonly onToggle: (key: Key) => void;
  /** At most one is chosen at a time. */
  readonly isSingle: boolean;
}

/** Buttons that stay pressed: one stop of the tab key for all, arrows move among them without choosing. */
export function useToggles<Key>({ keys, chosen, onToggle, isSingle }: Toggles<Key>) {
  const [current, setCurrent] = useState<Key>();
  const stop = [current, ...chosen].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];
  return {
    group: { role: isSingle ? 'radiogroup' : 'toolbar', onKeyDown: move },
    toggle: (key: Key) => {
      const isOn = chosen.includes(key);
      return {
        ...(isSingle ? { role: 'radio', 'aria-checked': isOn } : { 'aria-pressed': isOn }),
        'data-selected': isOn || undefined,
        tabIndex: key === stop ? 0 : -1,
        onFocus: () => setCurrent(key),
        // What is chosen may be another when one comes again.
        onBlur: () => setCurrent(undefined),
        onPress: () => onToggle(key),
      };
    },
  };
}
