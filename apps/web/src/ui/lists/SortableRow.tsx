import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { useSorting } from './SortableList.tsx';

export interface SortableRowProps {
  /** Its place in the list, counted from 0, and how many rows there are. */
  readonly index: number;
  readonly count: number;
  readonly title: ReactNode;
  /** Below the title: what there is to know of the row while it is closed. */
  readonly facts: ReactNode;
  readonly isFaulty: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Words of the buttons, for the row at hand. */
  readonly labels: { readonly up: string; readonly down: string; readonly remove: string };
  readonly isFixed?: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** Stands before the buttons. */
  readonly control?: ReactNode;
  /** A picture of the row beside its title, on a phone below it; the buttons stand in what the row opens to then. */
  readonly track?: ReactNode;
  /** What the row opens to. */
  readonly children: ReactNode;
}

/**
 * A row of a `SortableList` that opens. It is moved by its handle, by buttons or by Alt and the arrows; a fixed one
 * stays in the list.
 */
export function SortableRow(props: SortableRowProps) {
  const { index, count, title, facts, isFaulty, isOpen, onToggle, labels, isFixed = false, control, track } = props;
  const { onMove, onRemove, children } = props;
  const { isDragged, line, begin } = useSorting(index, count);

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  const hasTrack = track !== undefined;
  const buttons = (
    <>
      {control}
      <IconButton
        icon="arrowUp"
        size="small"
        label={labels.up}
        isDisabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <IconButton
        icon="arrowDown"
        size="small"
        label={labels.down}
        isDisabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      <IconButton icon="trash" size="small" label={labels.remove} isDisabled={isFixed} onPress={onRemove} />
    </>
  );
  return (
    <li
      className={cx(
        'relative bg-surface',
        hasTrack ? 'border-b border-line' : 'rounded-box border',
        !hasTrack && (isFaulty ? 'border-bad' : 'border-line-strong'),
        isDragged && 'opacity-60',
      )}
    >
      {line && (
        <div
          data-line={line}
          className={cx(
            'pointer-events-none absolute inset-x-0 z-1 h-1 rounded-full bg-brand',
            line === 'before' ? '-top-2' : '-bottom-2',
          )}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-2 px-1 py-1 desktop:flex-nowrap desktop:px-2">
        <span
          data-handle
          onPointerDown={begin}
          className={cx(
            'grid size-11 flex-none touch-none place-items-center text-ink-3 select-none desktop:size-9',
            isDragged ? 'cursor-grabbing' : 'cursor-grab',
          )}
        >
          <Icon name="grip" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={moveByKey}
          onClick={onToggle}
          className={cx(
            'flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-left',
            hasTrack ? 'min-h-11' : 'min-h-14',
          )}
        >
          <span className="w-6 flex-none text-right font-bold text-ink-3 tabular-nums">{index + 1}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{title}</span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3 tabular-nums">{facts}</span>
          </span>
          <Icon name="chevronDown" size={16} className={cx('flex-none text-ink-3', isOpen && 'rotate-180')} />
        </button>
        {hasTrack ? (
          <div className="w-full px-2 desktop:w-106 desktop:flex-none">{track}</div>
        ) : (
          <div className="flex w-full items-center justify-end gap-1 desktop:w-auto">{buttons}</div>
        )}
      </div>
      {isOpen && hasTrack && <div className="flex items-center justify-end gap-1 px-2">{buttons}</div>}
      {isOpen && children}
    </li>
  );
}
