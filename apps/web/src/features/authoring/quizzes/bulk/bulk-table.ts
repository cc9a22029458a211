import { isFaulty } from '@dure/contract/imports/checked-row';
import { BULK_COLUMNS, type BulkColumn, type BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkCheck, BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { touchedRows, type RowCells, type RowTable } from '../../../../kernel/row-check/row-table.ts';
import type { Shown } from './shown.ts';

/** A table on its way in: what was read of a file, as it was checked and corrected so far. */
export interface BulkTable extends RowTable<BulkRow> {
  readonly fileName: string;
  readonly file: BulkCheck['file'];
}

export const columnsOf = (type: BulkType): readonly BulkColumn[] => BULK_COLUMNS[type];
export const cellOf = (type: BulkType, { cells }: BulkRow, column: BulkColumn): string =>
  cells[columnsOf(type).indexOf(column)] ?? '';

/** What is to be looked at, or was left or decided: what only stands in another place needs no look. */
export const isNoted = ({ notes }: Pick<BulkRow, 'notes'>): boolean => notes.some(({ kind }) => kind !== 'taken');

/** How a file was read, and what a tool wrote, is said as long as it stands there as it was written. */
function settled(checked: BulkRow, sent: BulkRow): BulkRow {
  const isAsWritten = checked.cells.join('\n') === sent.cells.join('\n');
  const said = new Set(checked.notes.map(({ message }) => message));
  const made = isAsWritten ? sent.notes.filter(({ kind, message }) => kind !== 'check' && !said.has(message)) : [];
  return { ...checked, notes: [...checked.notes, ...made] };
}

export const bulkCells = (type: BulkType): RowCells<BulkRow> => ({
  columns: columnsOf(type),
  textOf: (row, column) => cellOf(type, row, column as BulkColumn),
  withText: (row, column, text) => {
    const at = columnsOf(type).indexOf(column as BulkColumn);
    return { ...row, cells: row.cells.map((cell, index) => (index === at ? text : cell)) };
  },
  settled,
});

/** The rows of each filter; a mended one stays where it was faulty. */
export function shownRows({ rows, touched }: BulkTable): Record<Shown, BulkRow[]> {
  const numbers = touchedRows(touched);
  const isMended = (row: BulkRow) => !isFaulty(row) && numbers.has(row.no);
  return {
    faulty: rows.filter((row) => isFaulty(row) || isMended(row)),
    mended: rows.filter(isMended),
    noted: rows.filter((row) => !isFaulty(row) && isNoted(row)),
    sound: rows.filter((row) => !isFaulty(row)),
    all: [...rows],
  };
}
