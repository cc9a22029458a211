import { cardRole } from '../layout/card-role.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { withPage } from './table-selection.ts';
import type { Column, TableSelection, TableSort } from './table-types.ts';
import { tableText } from './table.text.ts';

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly ids: readonly string[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly selection: TableSelection | undefined;
  readonly isCards: boolean;
}

const icons = { ascending: 'chevronUp', descending: 'chevronDown', none: 'sort' } as const;

/** Where rows become cards on a phone, the heads that do something stay above them in one line. */
export function TableHead<Row>({ columns, ids, sort, onSort, selection, isCards }: TableHeadProps<Row>) {
  const chosen = ids.filter((id) => selection?.selected.has(id)).length;
  const isBar = selection !== undefined || columns.some(({ isSortable }) => isSortable);
  return (
    <thead
      {...cardRole(isCards, 'rowgroup')}
      className={cx(
        'sticky top-0 z-1 bg-surface',
        isCards && (isBar ? 'max-desktop:static max-desktop:block' : 'max-desktop:sr-only'),
      )}
    >
      <tr
        {...cardRole(isCards, 'row')}
        className={cx(
          'border-b border-line',
          isCards &&
            'max-desktop:flex max-desktop:items-center max-desktop:gap-2 max-desktop:overflow-x-auto max-desktop:px-4',
        )}
      >
        {selection && (
          <th
            {...cardRole(isCards, 'columnheader')}
            scope="col"
            className="w-12 pl-4 max-desktop:flex-none max-desktop:pl-0"
          >
            <Checkbox
              aria-label={tableText.selectAll}
              isSelected={ids.length > 0 && chosen === ids.length}
              isIndeterminate={chosen > 0 && chosen < ids.length}
              isDisabled={ids.length === 0}
              onChange={() => selection.onChange(withPage(selection.selected, ids))}
            />
          </th>
        )}
        {columns.map(({ id, header, isSortable = false, align, className }) => {
          const direction = sort?.column === id ? sort.direction : 'none';
          const canSort = isSortable && onSort !== undefined;
          return (
            <th
              key={id}
              {...cardRole(isCards, 'columnheader')}
              scope="col"
              {...(canSort && { 'aria-sort': direction })}
              className={cx(
                'px-4 text-sm font-semibold whitespace-nowrap text-ink-3',
                align === 'end' ? 'text-right' : 'text-left',
                isCards &&
                  (canSort ? 'max-desktop:w-auto max-desktop:flex-none max-desktop:px-0' : 'max-desktop:sr-only'),
                className,
              )}
            >
              {canSort ? (
                <button
                  type="button"
                  onClick={() =>
                    onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
                  }
                  className={cx(
                    '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-[8px] px-2 font-semibold hover:text-ink',
                    isCards && 'max-desktop:mx-0',
                    direction !== 'none' && 'text-ink',
                  )}
                >
                  {header}
                  <Icon name={icons[direction]} size={14} />
                </button>
              ) : (
                <span className="inline-flex min-h-11 items-center">{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
