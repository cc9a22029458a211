import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { useSorting } from '../lists/SortableList.tsx';
import { rubricText as text } from './rubric.text.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export interface CriterionRowProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly remove: ReactNode;
  /** Below the fields. */
  readonly levels: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A criterion that is moved by its handle: dragged, or with the arrows while the handle has the focus. */
export function CriterionRow({ index, count, onMove, remove, levels, children }: CriterionRowProps) {
  const { isDragged, line, begin } = useSorting(index, count);
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = index + step;
    if (to < 0 || to >= count) return;
    // The rows stay and what they show goes on: so does the focus.
    const row = event.currentTarget.closest('li')!;
    const next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
    onMove(to);
    next?.querySelector<HTMLElement>('[data-handle]')?.focus();
  };
  return (
    <li
      className={cx(
        'flex flex-col gap-2',
        isDragged && 'opacity-60',
        line === 'before' && 'shadow-[0_-4px_0_var(--color-brand)]',
        line === 'after' && 'shadow-[0_4px_0_var(--color-brand)]',
      )}
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-end gap-2 desktop:grid-cols-[auto_1fr_10rem_auto]">
        <button
          type="button"
          data-handle
          aria-label={text.move(index + 1)}
          aria-keyshortcuts="ArrowUp ArrowDown"
          disabled={count === 1}
          onPointerDown={begin}
          onKeyDown={moveByKey}
          className={cx(
            '-mr-1 -ml-2 grid size-11 flex-none touch-none place-items-center rounded-control text-ink-3 select-none disabled:opacity-40 desktop:h-10 desktop:w-8',
            count > 1 && (isDragged ? 'cursor-grabbing' : 'cursor-grab'),
          )}
        >
          <Icon name="grip" />
        </button>
        {children}
        {remove}
      </div>
      {levels}
    </li>
  );
}
