import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

export interface SortableRowProps {
  /** Names the row while it is dragged. */
  readonly id: string;
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
  /** Another row was dragged to this one's place. */
  readonly onDropId: (id: string) => void;
  readonly onRemove: () => void;
  /** Stands before the buttons. */
  readonly control?: ReactNode;
  /** What the row opens to. */
  readonly children: ReactNode;
}

const DRAGGED = 'text/x-row';

/** A row of an ordered list that opens: moved by its handle, by buttons or by Alt and the arrows; a fixed one stays in the list. */
export function SortableRow(props: SortableRowProps) {
  const { id, index, count, title, facts, isFaulty, isOpen, onToggle, labels, isFixed = false, control } = props;
  const { onMove, onDropId, onRemove, children } = props;
  const [isOver, setIsOver] = useState(false);

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      className={cx(
        'rounded-box border bg-surface',
        isOver ? 'border-brand' : isFaulty ? 'border-bad' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 px-1 py-1 desktop:flex-nowrap desktop:px-2">
        <span
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
          className="hidden size-9 flex-none cursor-grab place-items-center text-ink-3 desktop:grid"
        >
          <Icon name="grip" />
        </span>
        <button
          type="button"
          data-row={id}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={moveByKey}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes(DRAGGED)) return;
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            setIsOver(false);
            const dropped = event.dataTransfer.getData(DRAGGED);
            if (dropped !== '') onDropId(dropped);
          }}
          onClick={onToggle}
          className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control px-2 text-left desktop:w-auto desktop:flex-1"
        >
          <span className="w-6 flex-none text-right font-bold text-ink-3 tabular-nums">{index + 1}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{title}</span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3 tabular-nums">{facts}</span>
          </span>
          <Icon name="chevronDown" size={16} className={cx('flex-none text-ink-3', isOpen && 'rotate-180')} />
        </button>
        <div className="ml-auto flex items-center gap-1">
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
        </div>
      </div>
      {isOpen && children}
    </li>
  );
}
