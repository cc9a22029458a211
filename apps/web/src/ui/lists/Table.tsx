import type { MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { cardRole } from '../layout/card-role.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { withoutDisabled } from './table-selection.ts';
import type { Column, TableDetails, TableSelection, TableSort } from './table-types.ts';
import { tableText } from './table.text.ts';
import { useRowKeys } from '../keys/use-row-keys.ts';

export interface TableProps<Row> {
  /** What the rows are; read out as the table's name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The row's name for its checkbox. */
  readonly rowName: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: (sort: TableSort) => void;
  readonly selection?: TableSelection;
  /** Enter or a click on a row; the row should hold a link to the same place. */
  readonly onOpen?: (row: Row) => void;
  /** Opens under a row by Enter, the arrows to the sides or a click; a cell should hold a `DetailsButton`. */
  readonly details?: TableDetails<Row>;
  /** On a phone: a card for each row, or the table as it is, scrolled sideways. */
  readonly narrow?: 'cards' | 'scroll';
  /** The old page is still shown while the next one loads. */
  readonly isStale?: boolean;
  readonly emptyText?: string;
  /** A greatest height makes the rows scroll under the heads. */
  readonly className?: string;
}

const inner = 'a, button, input, select, textarea, label';

/** The rows come sorted and cut into pages from the server; this shows them and says what was asked for. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, rowName, sort, onSort, details, narrow = 'cards' } = props;
  const { isStale = false, emptyText = tableText.empty, className } = props;
  const ids = rows.map(rowId);
  const selection = props.selection && withoutDisabled(props.selection);
  const isCards = narrow === 'cards';
  const unfold = details && ((id: string, isOpen: boolean) => details.onChange(isOpen ? id : undefined));
  const toggle = details && ((row: Row) => unfold!(rowId(row), details.opened !== rowId(row)));
  const onOpen = props.onOpen ?? toggle;
  const open = (id: string) => {
    const row = rows[ids.indexOf(id)];
    if (row !== undefined) onOpen?.(row);
  };
  const { rowProps, choose } = useRowKeys({ ids, selection, onOpen: onOpen && open, onUnfold: unfold });
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id;

  return (
    <section
      aria-label={tableText.scroll(label)}
      tabIndex={selection || onOpen ? undefined : 0}
      className={cx('relative overflow-auto rounded-card border border-line bg-surface', className)}
    >
      {isStale && (
        <div aria-hidden="true" className="sticky inset-x-0 top-0 z-2 -mb-0.5 h-0.5 overflow-hidden">
          <div className="h-full w-1/3 animate-slide bg-brand" />
        </div>
      )}
      <table
        {...cardRole(isCards, 'table')}
        aria-label={label}
        aria-busy={isStale}
        className={cx('w-full border-collapse', isCards ? 'max-desktop:block' : 'max-desktop:whitespace-nowrap')}
      >
        <TableHead
          {...{ columns, sort, onSort, selection, isCards }}
          ids={ids.filter((id) => selection?.disabled?.has(id) !== true)}
        />
        <tbody {...cardRole(isCards, 'rowgroup')} className={cx(isCards && 'max-desktop:block')}>
          {rows.map((row, index) => {
            const id = ids[index] ?? '';
            return (
              <TableRow
                key={id}
                {...{ row, columns, rowHeader, isCards }}
                name={rowName(row)}
                selected={selection?.selected.has(id)}
                isDisabled={selection?.disabled?.has(id) === true}
                onChoose={(upToHere) => choose(id, upToHere)}
                isPointed={onOpen !== undefined}
                keys={rowProps(id)}
                onClick={(event: MouseEvent) => {
                  if (onOpen && event.target instanceof Element && !event.target.closest(inner)) onOpen(row);
                }}
                details={details?.opened === id ? details.render(row) : undefined}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="px-4 py-12 text-center text-ink-3">{emptyText}</p>}
    </section>
  );
}
