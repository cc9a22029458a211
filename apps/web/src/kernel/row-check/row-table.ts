import type { CheckedRow } from '@dure/contract/imports/checked-row';
import type { Cleaning } from '@dure/contract/imports/cleanings';

/** Rows on their way in, as they were checked and mended so far. */
export interface RowTable<Row extends CheckedRow> {
  readonly rows: readonly Row[];
  /** Cells that were faulty and changed since, `17.jobGroup`. */
  readonly touched: readonly string[];
  /** What was taken off cells as they came, by the same keys. */
  readonly cleaned?: Cleaned;
}
export type Cleaned = Readonly<Record<string, readonly Cleaning[]>>;

/** How the cells of a row are read and changed. */
export interface RowCells<Row extends CheckedRow> {
  readonly columns: readonly string[];
  readonly textOf: (row: Row, column: string) => string;
  readonly withText: (row: Row, column: string, text: string) => Row;
  /** What is kept of a row that was sent to be checked, beside its texts. */
  readonly settled?: (checked: Row, sent: Row) => Row;
}

export interface CellText {
  readonly no: number;
  readonly column: string;
  readonly text: string;
}

export const cellKey = (no: number, column: string): string => `${no}.${column}`;
const rowOf = (key: string): number => Number(key.split('.')[0]);
/** Numbers of the rows in which a cell was mended. */
export const touchedRows = (touched: readonly string[]): ReadonlySet<number> => new Set(touched.map(rowOf));

const cleanedCells = (rows: readonly Pick<CheckedRow, 'no' | 'cleaned'>[]): Cleaned =>
  Object.fromEntries(
    rows.flatMap(({ no, cleaned }) => cleaned.map(({ column, cleanings }) => [cellKey(no, column), cleanings])),
  );

/** A table as it was read, with what was taken off its cells. */
export const withCleaned = <Row extends CheckedRow, Table extends RowTable<Row>>(table: Table): Table => ({
  ...table,
  cleaned: cleanedCells(table.rows),
});

/** The same table with another text in one cell. What was wrong with it stays said until it is checked. */
export function withCell<Row extends CheckedRow, Table extends RowTable<Row>>(
  { withText }: RowCells<Row>,
  table: Table,
  { no, column, text }: CellText,
): Table {
  const key = cellKey(no, column);
  const wasFaulty = table.rows.some((row) => row.no === no && row.faults.some((fault) => fault.column === column));
  const { [key]: _, ...cleaned } = table.cleaned ?? {};
  return {
    ...table,
    cleaned,
    rows: table.rows.map((row) => (row.no === no ? withText(row, column, text) : row)),
    touched: wasFaulty && !table.touched.includes(key) ? [...table.touched, key] : table.touched,
  };
}

/** The table with what a check found; what was typed while it was under way stays. */
export function withCheck<Row extends CheckedRow, Table extends RowTable<Row>>(
  cells: RowCells<Row>,
  table: Table,
  sent: readonly Row[],
  found: Table,
): Table {
  const { columns, textOf, withText, settled = (checked) => checked } = cells;
  const before = new Map(sent.map((row) => [row.no, row]));
  const after = new Map(found.rows.map((row) => [row.no, row]));
  const typedSince = new Set<string>();
  const rows = table.rows.map((row) => {
    const [asked, checked] = [before.get(row.no), after.get(row.no)];
    if (!asked || !checked) return row;
    const typed = columns.filter((column) => textOf(row, column) !== textOf(asked, column));
    for (const column of typed) typedSince.add(cellKey(row.no, column));
    const met = typed.reduce((so, column) => withText(so, column, textOf(row, column)), checked);
    return settled(met, asked);
  });
  // A cleaned cell comes back as it was sent the next time, and stays said to be cleaned.
  const told = Object.entries({ ...table.cleaned, ...cleanedCells(found.rows) });
  const cleaned = told.filter(([key]) => after.has(rowOf(key)) && !typedSince.has(key));
  return { ...found, rows, touched: table.touched, cleaned: Object.fromEntries(cleaned) };
}
