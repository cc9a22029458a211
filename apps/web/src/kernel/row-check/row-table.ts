import type { CheckedRow } from '@dure/contract/imports/checked-row';
import { cleaningsOf, type Cleaning } from './cleaned.ts';

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
/** Numbers of the rows in which a cell was mended. */
export const touchedRows = (touched: readonly string[]): ReadonlySet<number> =>
  new Set(touched.map((key) => Number(key.split('.')[0])));

/** What a check took off the cells that were sent to it, beside what is known of cells that it left as they were. */
export function cleanedCells<Row extends Pick<CheckedRow, 'no'>>(
  { columns, textOf }: { readonly columns: readonly string[]; readonly textOf: (row: Row, column: string) => string },
  sent: readonly Row[],
  found: readonly Row[],
  known: Cleaned = {},
): Cleaned {
  const before = new Map(sent.map((row) => [row.no, row]));
  const all = found.flatMap((row) => {
    const asked = before.get(row.no);
    return columns.map((column): [string, readonly Cleaning[]] => {
      const key = cellKey(row.no, column);
      const cleanings = asked ? cleaningsOf(textOf(asked, column), textOf(row, column)) : [];
      return [key, cleanings.length > 0 ? cleanings : (known[key] ?? [])];
    });
  });
  return Object.fromEntries(all.filter(([, cleanings]) => cleanings.length > 0));
}

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
  const rows = table.rows.map((row) => {
    const [asked, checked] = [before.get(row.no), after.get(row.no)];
    if (!asked || !checked) return row;
    const typed = columns.filter((column) => textOf(row, column) !== textOf(asked, column));
    const met = typed.reduce((so, column) => withText(so, column, textOf(row, column)), checked);
    return settled(met, asked);
  });
  return { ...found, rows, touched: table.touched, cleaned: cleanedCells(cells, sent, found.rows, table.cleaned) };
}
