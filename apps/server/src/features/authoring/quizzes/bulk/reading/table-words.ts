import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { SheetRow } from '../../../../../kernel/spreadsheet/sheet-xml.ts';
import type { UnreadableReason } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import type { RowReport } from '../exchange/row-report.ts';

/** What the reader of tables is given: a file of ours, and what is expected of it. What it is its content says. */
export interface TableTask {
  readonly path: string;
  readonly type: BulkType;
  /** Its name calls it a table: a text without heads is then told to lack them, not to lack questions. */
  readonly isNamedTable: boolean;
}

/** A sheet as it stands in the file, with the cells under merged ones filled. */
export interface Table {
  readonly sheetName: string;
  /** Rows with something in them. */
  readonly rows: readonly SheetRow[];
  readonly filledCells: number;
  /** How rows that were made elsewhere were read, by their numbers. */
  readonly reports: ReadonlyMap<number, RowReport>;
  /** Questions that cannot be carried over at all. */
  readonly skipped: number;
}

/** Why there is no table. `quizOnly`: it has questions, and something else was expected. */
export type TableFailure = UnreadableReason | 'tooSlow' | 'quizOnly' | 'noQuestions';
export type TableWord = { readonly table: Table } | { readonly failure: TableFailure };
