import type { SheetRow } from '../../../../../kernel/spreadsheet/sheet-xml.ts';
import type { UnreadableReason } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';

import type { Loss } from '../foreign-question.ts';

/** What questions are read from: a workbook, CSV, Moodle's GIFT or a package of QTI 3. */
export type TableKind = 'XLSX' | 'CSV' | 'GIFT' | 'QTI';

/** What the reader of tables is given: a file of ours, and what it is. */
export interface TableTask {
  readonly path: string;
  readonly kind: TableKind;
}

/** A sheet as it stands in the file, with the cells under merged ones filled. */
export interface Table {
  readonly sheetName: string;
  /** Rows with something in them. */
  readonly rows: readonly SheetRow[];
  readonly filledCells: number;
  /** What of a row made elsewhere cannot be carried over, by its number. */
  readonly losses: ReadonlyMap<number, readonly Loss[]>;
  /** Questions that cannot be carried over at all. */
  readonly skipped: number;
}

/** Why there is no table. */
export type TableFailure = UnreadableReason | 'tooSlow';
export type TableWord = { readonly table: Table } | { readonly failure: TableFailure };
