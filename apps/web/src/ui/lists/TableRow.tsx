import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { cardRole } from '../layout/card-role.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { cx } from '../cx.ts';
import type { Column } from './table-types.ts';
import { tableText } from './table.text.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rowHeader: string | undefined;
  readonly isCards: boolean;
  readonly isPointed: boolean;
  /** Without a selection there is no checkbox. */
  readonly selected: boolean | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (upToHere: boolean) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly keys: HTMLAttributes<HTMLTableRowElement>;
  /** What stands open under it. */
  readonly details: ReactNode;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, name, columns, rowHeader, isCards, isPointed, selected, isDisabled, onChoose, onClick, keys } = props;
  const { details } = props;
  const line = (
    <tr
      {...cardRole(isCards, 'row')}
      {...keys}
      onClick={onClick}
      className={cx(
        'border-b border-line transition-colors last:border-b-0 -outline-offset-2',
        isPointed && cx('cursor-pointer', selected !== true && 'hover:bg-sunken'),
        (selected === true || details !== undefined) && 'bg-brand-soft',
        isCards &&
          'max-desktop:relative max-desktop:flex max-desktop:flex-col max-desktop:gap-1 max-desktop:px-4 max-desktop:py-3',
      )}
    >
      {selected !== undefined && (
        <td
          {...cardRole(isCards, 'cell')}
          className={cx(
            'w-12 pl-4',
            isCards &&
              'max-desktop:absolute max-desktop:top-1.5 max-desktop:right-2 max-desktop:w-auto max-desktop:pl-0',
          )}
        >
          <span
            className="inline-block"
            onClickCapture={(event) => {
              if (!event.shiftKey) return;
              event.preventDefault();
              event.stopPropagation();
              onChoose(true);
            }}
          >
            <Checkbox
              aria-label={tableText.select(name)}
              isSelected={selected}
              isDisabled={isDisabled}
              onChange={() => onChoose(false)}
              className={cx(isCards && 'max-desktop:min-w-11 max-desktop:justify-center')}
            />
          </span>
        </td>
      )}
      {columns.map(({ id, header, cell, align, className, isInCard }) => {
        const isHeader = id === rowHeader;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...cardRole(isCards, isHeader ? 'rowheader' : 'cell')}
            {...(isHeader && { scope: 'row' })}
            className={cx(
              'px-4 py-2.5',
              isHeader ? 'text-left font-semibold' : 'text-ink-2',
              align === 'end' && 'text-right tabular-nums',
              isCards && 'max-desktop:flex max-desktop:w-auto max-desktop:gap-3 max-desktop:p-0 max-desktop:text-left',
              isCards && isInCard?.(row) === false && 'max-desktop:hidden',
              isCards && selected !== undefined && isHeader && 'max-desktop:pr-12',
              className,
            )}
          >
            {isCards && !isHeader && (
              <span aria-hidden="true" className="min-w-20 flex-none text-sm leading-6 text-ink-3 desktop:hidden">
                {header}
              </span>
            )}
            {isCards ? <span className="min-w-0 max-desktop:flex-1">{cell(row)}</span> : cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
  if (details === undefined) return line;
  return (
    <>
      {line}
      <tr
        {...cardRole(isCards, 'row')}
        className={cx('border-b border-line last:border-b-0', isCards && 'max-desktop:block')}
      >
        <td
          {...cardRole(isCards, 'cell')}
          colSpan={columns.length + (selected === undefined ? 0 : 1)}
          className={cx('p-3 desktop:px-4', isCards && 'max-desktop:block')}
        >
          {details}
        </td>
      </tr>
    </>
  );
}
