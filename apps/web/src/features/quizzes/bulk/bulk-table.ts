import { BULK_COLUMNS, type BulkColumn, type BulkType } from '@dure/contract/quizzes/bulk/bulk-types';
import type { BulkCheck, BulkRow } from '@dure/contract/quizzes/bulk/bulk.endpoints';
import type { Shown } from './shown.ts';

/** A table on its way in: what was read of a file, as it was checked and corrected so far. */
export interface BulkTable {
  readonly fileName: string;
  readonly file: BulkCheck['file'];
  readonly rows: readonly BulkRow[];
  /** Cells that were faulty and changed since, `17.jobGroup`. */
  readonly touched: readonly string[];
}

export const columnsOf = (type: BulkType): readonly BulkColumn[] => BULK_COLUMNS[type];
export const cellOf = (type: BulkType, { cells }: BulkRow, column: BulkColumn): string =>
  cells[columnsOf(type).indexOf(column)] ?? '';
export const cellKey = (no: number, column: BulkColumn): string => `${no}.${column}`;

/** The same table with another text in one cell. What was wrong with it stays said until it is checked. */
export function withCell(
  table: BulkTable,
  type: BulkType,
  { no, column, text }: { readonly no: number; readonly column: BulkColumn; readonly text: string },
): BulkTable {
  const at = columnsOf(type).indexOf(column);
  const key = cellKey(no, column);
  const wasFaulty = table.rows.some((row) => row.no === no && row.faults.some((fault) => fault.column === column));
  return {
    ...table,
    rows: table.rows.map((row) => (row.no === no ? { ...row, cells: withText(row.cells, at, text) } : row)),
    touched: wasFaulty && !table.touched.includes(key) ? [...table.touched, key] : table.touched,
  };
}

const withText = (cells: readonly string[], at: number, text: string) =>
  cells.map((cell, index) => (index === at ? text : cell));

/** The table with what a check found; what was typed while it was under way stays. */
export function withCheck(table: BulkTable, sent: readonly BulkRow[], found: readonly BulkRow[]): BulkTable {
  const before = new Map(sent.map((row) => [row.no, row]));
  const after = new Map(found.map((row) => [row.no, row]));
  return {
    ...table,
    rows: table.rows.map((row) => {
      const checked = after.get(row.no);
      const asked = before.get(row.no);
      if (!checked || !asked) return row;
      const cells = row.cells.map((cell, index) => (cell === asked.cells[index] ? (checked.cells[index] ?? '') : cell));
      // What a tool wrote is said as long as it stands there as it was written.
      const made = asked.notes.filter(
        (note) => note.column === 'modelAnswer' && cells.join('\n') === asked.cells.join('\n'),
      );
      return { ...checked, cells, notes: [...checked.notes, ...made] };
    }),
  };
}

export const isFaulty = ({ faults }: BulkRow) => faults.length > 0;

/** The rows of each filter; a mended one stays where it was faulty. */
export function shownRows({ rows, touched }: BulkTable): Record<Shown, BulkRow[]> {
  const touchedRows = new Set(touched.map((key) => Number(key.split('.')[0])));
  const isMended = (row: BulkRow) => !isFaulty(row) && touchedRows.has(row.no);
  return {
    faulty: rows.filter((row) => isFaulty(row) || isMended(row)),
    mended: rows.filter(isMended),
    noted: rows.filter((row) => !isFaulty(row) && row.notes.length > 0),
    sound: rows.filter((row) => !isFaulty(row)),
    all: [...rows],
  };
}
