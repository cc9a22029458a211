import type { BulkColumn, BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { BULK_HEADS, bulkSentence } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { errors } from '@dure/contract/errors';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { isFaulty } from '@dure/contract/imports/checked-row';
import { cellKey } from '../../../../kernel/row-check/row-table.ts';
import { cx } from '../../../../ui/cx.ts';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column } from '../../../../ui/lists/table-types.ts';
import { checkedCell } from '../../../../ui/row-check/checked-cell.ts';
import { rowCheckText } from '../../../../ui/row-check/row-check.text.ts';
import { RowCell } from '../../../../ui/row-check/RowCell.tsx';
import { cellOf, columnsOf, isNoted, type BulkTable } from './bulk-table.ts';
import { bulkWords as text } from './bulk-words.text.ts';

/** Columns of several lines. */
const LONG: ReadonlySet<BulkColumn> = new Set(['question', 'modelAnswer']);
const usual = errors.invalidInput.code;

/** Columns that have something in them, or something wrong. */
export const filledColumns = (type: BulkType, rows: readonly BulkRow[]): readonly BulkColumn[] =>
  columnsOf(type).filter((column) =>
    rows.some((row) => cellOf(type, row, column) !== '' || row.faults.some((fault) => fault.column === column)),
  );

export interface BulkRowsProps {
  readonly type: BulkType;
  readonly table: BulkTable;
  /** The rows of this page. */
  readonly rows: readonly BulkRow[];
  readonly isChecking: boolean;
  readonly onType: (no: number, column: BulkColumn, value: string) => void;
  readonly onMend: (no: number, column: BulkColumn, value: string) => void;
  readonly onRemove: (no: number) => void;
}

/** The rows with each faulty cell marked and open, to be corrected where it stands. */
export function BulkRows({ type, table, rows, isChecking, onType, onMend, onRemove }: BulkRowsProps) {
  const touched = new Set(table.touched);
  const columns: readonly Column<BulkRow>[] = [
    {
      id: 'no',
      header: text.no,
      isRowHeader: true,
      className: 'w-14 align-top whitespace-nowrap tabular-nums max-desktop:-order-2',
      cell: ({ no }) => (
        <span className="tabular-nums">
          <span className="desktop:sr-only">{text.no} </span>
          {no}
        </span>
      ),
    },
    ...filledColumns(type, table.rows).map((column) => ({
      id: column,
      header: BULK_HEADS[column],
      className: cx(checkedCell, 'desktop:px-2.5!'),
      cell: (row: BulkRow) => {
        const fault = row.faults.find((one) => one.column === column);
        const said = Map.groupBy(
          row.notes.filter((note) => note.column === column),
          ({ kind }) => kind === 'taken',
        );
        return (
          <RowCell
            no={row.no}
            head={BULK_HEADS[column]}
            isLong={LONG.has(column)}
            value={cellOf(type, row, column)}
            fault={
              fault && {
                message: fault.code === usual ? fault.message : bulkSentence(fault.code, type, fault.message),
                repair: fault.repair,
              }
            }
            isMended={touched.has(cellKey(row.no, column))}
            cleaned={table.cleaned?.[cellKey(row.no, column)]}
            notes={said.get(false)?.map(({ message }) => message)}
            asides={said.get(true)?.map(({ message }) => message)}
            onType={(value) => onType(row.no, column, value)}
            onMend={(value) => onMend(row.no, column, value)}
          />
        );
      },
    })),
    {
      id: 'status',
      header: text.status,
      className: 'w-24 align-top desktop:sticky desktop:right-0 desktop:bg-surface desktop:px-2.5!',
      cell: (row) => (
        <span className="flex items-start justify-between gap-1">
          <span
            className={cx(
              'pt-0.5 text-sm font-semibold whitespace-nowrap',
              isFaulty(row) ? 'text-bad' : isNoted(row) ? 'text-pre' : 'text-good',
            )}
          >
            {isFaulty(row) ? text.bad : isNoted(row) ? text.look : text.good}
          </span>
          <IconButton icon="trash" size="small" label={text.remove(row.no)} onPress={() => onRemove(row.no)} />
        </span>
      ),
    },
  ];
  return (
    <Table
      label={text.table}
      columns={columns}
      rows={rows}
      rowId={({ no }) => String(no)}
      rowName={({ no }) => rowCheckText.cell(no, '')}
      isStale={isChecking}
      emptyText={text.none}
    />
  );
}
