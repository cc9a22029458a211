import type { SheetRow } from '../../../../kernel/spreadsheet/sheet-xml.ts';
import type { UnreadableReason } from '../../../../kernel/spreadsheet/unreadable-sheet.ts';

/** What the reader of tables is given: a file of ours, a workbook or text. */
export interface TableTask {
  readonly path: string;
  readonly isText: boolean;
}

/** A sheet as it stands in the file, with the cells under merged ones filled. */
export interface Table {
  readonly sheetName: string;
  /** Rows with something in them. */
  readonly rows: readonly SheetRow[];
  readonly filledCells: number;
}

/** Why there is no table. */
export type TableFailure = UnreadableReason | 'tooSlow';
export type TableWord = { readonly table: Table } | { readonly failure: TableFailure };
