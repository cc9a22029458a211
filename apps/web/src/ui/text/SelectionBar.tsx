import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Marked } from './use-marked.ts';

const WIDTH = 260;
const GAP = 8;
const BAR = 44;

const look =
  'inline-flex h-11 items-center gap-1.5 rounded-[8px] px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface/15 ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-current desktop:h-8 desktop:px-2.5';

export interface MarkedAction {
  readonly id: string;
  readonly label: ReactNode;
  readonly onPress: () => void;
}

export interface MarkedBarProps {
  readonly label: string;
  readonly marked: Marked;
  readonly actions: readonly MarkedAction[];
}

/** Under a marked passage: what can be done with it. The mark goes with what was chosen. */
export function SelectionBar({ label, marked, actions }: MarkedBarProps) {
  const left = Math.max(GAP, Math.min(marked.left, document.documentElement.clientWidth - WIDTH - GAP));
  const top = Math.min(marked.top + GAP, innerHeight - BAR - GAP);
  return createPortal(
    <div
      role="toolbar"
      aria-label={label}
      style={{ left, top }}
      className="fixed z-popover flex gap-0.5 rounded-[10px] bg-ink p-0.75 text-surface shadow-float"
    >
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            action.onPress();
            getSelection()?.removeAllRanges();
          }}
          className={look}
        >
          {action.label}
        </button>
      ))}
    </div>,
    // Inside of the landmark to which the passage belongs.
    document.querySelector('main') ?? document.body,
  );
}
