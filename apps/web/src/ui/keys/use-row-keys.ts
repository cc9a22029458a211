import { useRef, useState, type KeyboardEvent } from 'react';
import { toggled, withRange } from '../lists/table-selection.ts';
import type { TableSelection } from '../lists/table-types.ts';

const SIDES = ['ArrowRight', 'ArrowLeft'];

interface RowKeysOptions {
  readonly ids: readonly string[];
  readonly selection: TableSelection | undefined;
  readonly onOpen: ((id: string) => void) | undefined;
  /** Opens what stands under a row, or closes it. */
  readonly onUnfold?: ((id: string, isOpen: boolean) => void) | undefined;
}

/**
 * One stop of the tab key for all rows. Arrows, Home and End move. Space chooses, with Shift up to here. Enter opens. The
 * arrows to the sides open and close what stands under the row.
 */
export function useRowKeys({ ids, selection, onOpen, onUnfold }: RowKeysOptions) {
  const [current, setCurrent] = useState<string>();
  const anchor = useRef<string>(undefined);
  const stop = current !== undefined && ids.includes(current) ? current : ids[0];

  const choose = (id: string, upToHere: boolean) => {
    if (!selection) return;
    const { selected, onChange } = selection;
    const isRange = upToHere && anchor.current !== undefined && ids.includes(anchor.current);
    onChange(isRange ? withRange(selected, ids, anchor.current ?? id, id) : toggled(selected, id));
    anchor.current = id;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, id: string) => {
    if (event.target !== event.currentTarget) return;
    const index = ids.indexOf(id);
    // What stands open under a row is none to move to.
    const rows = [...event.currentTarget.parentElement!.children].filter((one) => one.hasAttribute('tabindex'));
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: ids.length - 1 };
    const to = moves[event.key];
    if (to !== undefined) {
      const row = rows[to];
      if (event.shiftKey && selection && ids[to] !== undefined) {
        anchor.current ??= id;
        selection.onChange(withRange(selection.selected, ids, anchor.current, ids[to]));
      }
      if (row instanceof HTMLElement) row.focus();
    } else if (event.key === ' ' && selection) choose(id, event.shiftKey);
    else if (event.key === 'Enter' && onOpen) onOpen(id);
    else if (SIDES.includes(event.key) && onUnfold) onUnfold(id, event.key === 'ArrowRight');
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection)
      selection.onChange(new Set([...selection.selected, ...ids]));
    else return;
    event.preventDefault();
  };

  const rowProps = (id: string) =>
    selection || onOpen
      ? {
          tabIndex: id === stop ? 0 : -1,
          onFocus: () => setCurrent(id),
          onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onKeyDown(event, id),
        }
      : {};

  return { rowProps, choose };
}
