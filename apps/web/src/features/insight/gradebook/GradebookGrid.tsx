import type { KeptLayout } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { Sums } from '@dure/contract/insight/gradebook/gradebook-layout';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { ClassMeans } from './ClassMeans.tsx';
import { GradeHeads } from './GradeHeads.tsx';
import { GradeRow } from './GradeRow.tsx';
import { cellAt, type GradebookColumn, type GradebookRow } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';
import { moveInGrid, type GridPlace } from './grid-keys.ts';
import {
  COUNT_WIDTH,
  FOOT_HEIGHT,
  HEAD_HEIGHT,
  LEAST_CELL_WIDTH,
  MEAN_WIDTH,
  NAME_WIDTH,
  ROW_HEIGHT,
  SUM_COLUMNS,
} from './grid-metrics.ts';
import { useElementSize } from './use-element-size.ts';
import type { CellAddress, ScoreEntry } from './use-score-entry.ts';

/** The cell with the focus is drawn wherever one has scrolled: a screen reader is told of it by its id. */
const withCurrent = (current: number) => (range: Range) =>
  [...new Set([...defaultRangeExtractor(range), ...(current >= 0 && current < range.count ? [current] : [])])].toSorted(
    (one, other) => one - other,
  );

export interface GradebookGridProps {
  readonly rows: readonly GradebookRow[];
  readonly columns: readonly GradebookColumn[];
  readonly layout: KeptLayout;
  readonly sums: ReadonlyMap<number, Sums>;
  readonly classMean: number | null;
  readonly place: GridPlace;
  readonly onGo: (place: GridPlace) => void;
  readonly entry: ScoreEntry;
  /** Opens what the cell stands for. */
  readonly onOpen: (place: GridPlace) => void;
}

/** Members by quizzes with one tab stop: of a thousand rows and fifty columns those are drawn that are in sight. */
export function GradebookGrid(props: GradebookGridProps) {
  const { rows, columns, layout, sums, classMean, place, onGo, entry, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useElementSize(box);
  const room = width - NAME_WIDTH - MEAN_WIDTH - COUNT_WIDTH;
  const cellWidth = Math.max(LEAST_CELL_WIDTH, Math.floor(room / Math.max(1, columns.length)));
  // oxlint-disable-next-line react/incompatible-library -- what is in sight changes without a prop: nothing here is memoized
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    paddingStart: HEAD_HEIGHT,
    paddingEnd: FOOT_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: FOOT_HEIGHT,
    rangeExtractor: withCurrent(place.row),
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => box.current,
    estimateSize: () => cellWidth,
    overscan: 2,
    paddingStart: NAME_WIDTH,
    paddingEnd: MEAN_WIDTH + COUNT_WIDTH,
    scrollPaddingStart: NAME_WIDTH,
    scrollPaddingEnd: MEAN_WIDTH + COUNT_WIDTH,
    rangeExtractor: withCurrent(place.column - 1),
  });
  useEffect(() => across.measure(), [across, cellWidth]);

  const id = useId();
  const ids = (row: number, column: number) => `${id}-${row}-${column}`;
  const row = rows[place.row];
  const column = columns[place.column - 1];
  const address: CellAddress | undefined = row && column && { row, column, cell: cellAt(row.member, column) };

  const go = (next: GridPlace) => {
    entry.cancel();
    onGo(next);
    down.scrollToIndex(next.row, { align: 'auto' });
    if (next.column >= 1 && next.column <= columns.length) across.scrollToIndex(next.column - 1, { align: 'auto' });
  };
  const size = {
    rows: rows.length,
    columns: columns.length + 1 + SUM_COLUMNS,
    pageRows: Math.max(1, Math.floor((height - HEAD_HEIGHT - FOOT_HEIGHT) / ROW_HEIGHT) - 1),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event.nativeEvent) || rows.length === 0) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const next = moveInGrid(place, event, size);
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? key;
    if (next) go(next);
    else if (key === 'Escape' && entry.typed !== undefined) entry.cancel();
    else if (key === 'Enter') {
      if (entry.save(address)) go({ ...place, row: Math.min(place.row + 1, rows.length - 1) });
      else onOpen(place);
    } else if (ctrlKey || metaKey || altKey || !entry.type(digit, address)) return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (!cell) return;
    const clicked = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
    const isAgain = clicked.row === place.row && clicked.column === place.column;
    if (isAgain && entry.typed === undefined && box.current?.matches(':focus')) onOpen(clicked);
    else go(clicked);
  };
  const shown = across.getVirtualItems();
  return (
    <div
      ref={box}
      role="grid"
      aria-label={text.grid}
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.length + 1 + SUM_COLUMNS}
      aria-activedescendant={row ? ids(place.row, place.column) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={entry.cancel}
      className="group/grid min-h-0 flex-1 cursor-default overflow-auto border-t border-line bg-surface -outline-offset-2 select-none"
    >
      <div
        className="relative flex min-h-full flex-col"
        style={{ height: down.getTotalSize(), width: across.getTotalSize(), minWidth: '100%' }}
      >
        <GradeHeads columns={columns} shown={shown} current={place.column} layout={layout} />
        <div className="flex-1">
          {down.getVirtualItems().map(({ index, start }) => {
            const isCurrent = index === place.row;
            const its = rows[index];
            return (
              its && (
                <GradeRow
                  key={its.member.memberUUID}
                  row={its}
                  index={index}
                  top={start}
                  columns={columns}
                  shown={shown}
                  ids={ids}
                  current={isCurrent ? place.column : undefined}
                  typed={isCurrent ? entry.typed : undefined}
                  decimals={layout.decimals}
                />
              )
            );
          })}
          {rows.length === 0 && <p className="p-12 text-center text-ink-3">{text.noneFound}</p>}
        </div>
        <ClassMeans
          columns={columns}
          shown={shown}
          sums={sums}
          mean={classMean}
          decimals={layout.decimals}
          rowIndex={rows.length + 2}
        />
      </div>
    </div>
  );
}
