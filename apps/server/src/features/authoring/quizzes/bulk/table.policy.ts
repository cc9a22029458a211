import { cutText } from '@dure/contract/text/cut-text';
import { text } from '@dure/contract/http/fields';
import {
  BULK_COLUMNS,
  MAX_BULK_CELL,
  type BulkColumn,
  type BulkType,
} from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkCheck, BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import { cleanedCells } from '../../../../kernel/imports/cleaned-cells.ts';
import { ASIDE_HEAD, bulkText, OTHER_HEADS } from './bulk.text.ts';
import type { RowReport } from './exchange/row-report.ts';
import type { Table } from './reading/table-words.ts';
import { EXAMPLES } from './template.text.ts';

/** A row as it came, its cells in the order of the type's columns. */
export interface GivenRow {
  readonly no: number;
  readonly cells: readonly string[];
  /** What was taken off them. */
  readonly cleaned: BulkRow['cleaned'];
  /** How it was read, where it was made elsewhere. */
  readonly report?: RowReport | undefined;
}
interface GivenTable {
  readonly rows: readonly GivenRow[];
  readonly file: NonNullable<BulkCheck['file']>;
}

/** The column that a table cannot do without. */
const KEYS = { content: 'contentUrl', quiz: 'question', 'quiz-ai': 'content' } as const satisfies Record<
  BulkType,
  BulkColumn
>;
/** Above the heads may stand what the table is called. */
const ROWS_BEFORE_HEADS = 10;

const cellText = text(0, MAX_BULK_CELL);
/** What a CSV file has in front of a sign that begins a formula, so that no spreadsheet runs it. */
const GUARD = /^'(?=[=+\-@])/;
const clean = (cell = '') => (cellText.safeParse(cell).data ?? cutText(cell, MAX_BULK_CELL)).replace(GUARD, '');

const byColumn = (columns: readonly BulkColumn[], cells: readonly string[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index]!])) as Record<BulkColumn, string>;

/** Cells of a row as they are judged: one for each column, without what nobody sees. */
export function cleanRow(type: BulkType, { no, cells }: Pick<GivenRow, 'no' | 'cells'>): GivenRow {
  const columns: readonly BulkColumn[] = BULK_COLUMNS[type];
  const given = columns.map((_, index) => cells[index] ?? '');
  const kept = given.map(clean);
  return { no, cells: kept, cleaned: cleanedCells(columns, byColumn(columns, given), byColumn(columns, kept)) };
}

const bare = (head: string) =>
  clean(head)
    .toLowerCase()
    .replace(/\([^()]*\)|[\s*_\p{Cf}-]/gu, '');
const isHead = (column: BulkColumn, head: string) =>
  bare(BULK_HEADS[column]) === head || OTHER_HEADS[column].includes(head);

/** Where each column of the type stands in a row of heads; -1 for one that is not there. */
function placesIn(type: BulkType, cells: readonly string[]): number[] {
  const heads = cells.map(bare);
  return BULK_COLUMNS[type].map((column) => heads.findIndex((head) => isHead(column, head)));
}

const CELL_ENDS = /[,;\t]/;

/** Whether a text is a table of the type: one of its first lines has the column that it cannot do without, beside others. */
export function hasHeads(type: BulkType, text: string): boolean {
  const key = (BULK_COLUMNS[type] as readonly BulkColumn[]).indexOf(KEYS[type]);
  return text
    .split(/\r\n?|\n/, ROWS_BEFORE_HEADS)
    .map((line) => line.split(CELL_ENDS).map((cell) => cell.replaceAll('"', '')))
    .some((cells) => cells.length > 1 && placesIn(type, cells)[key]! >= 0);
}

/** The rows below the heads; or, as a sentence, why there are none. */
export function rowsOf(type: BulkType, { sheetName, rows, filledCells, reports, skipped }: Table): GivenTable | string {
  const key = (BULK_COLUMNS[type] as readonly BulkColumn[]).indexOf(KEYS[type]);
  const at = rows.slice(0, ROWS_BEFORE_HEADS).findIndex(({ cells }) => placesIn(type, cells)[key]! >= 0);
  const heads = rows[at];
  if (!heads) return bulkText.file.noHead(BULK_HEADS[KEYS[type]]);
  const places = placesIn(type, heads.cells);
  const below = rows.slice(at + 1);
  const filled = below
    .map(({ no, cells }) => cleanRow(type, { no, cells: places.map((place) => cells[place] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const given = filled.filter(({ cells }) => EXAMPLES[type].some((cell, index) => cells[index] !== cell));
  if (given.length === 0) return heads.no === 0 ? bulkText.file.noQuestions : bulkText.file.empty;
  if (given.length > MAX_NEW_QUIZZES) return bulkText.file.tooManyRows(MAX_NEW_QUIZZES);
  return {
    rows: given.map((row) => {
      const report = reports.get(row.no);
      // Blanks around a question of another program are its format's, nobody typed them.
      return report ? { ...row, cleaned: [], report } : row;
    }),
    file: {
      sheetName,
      emptyRows: filled.at(-1)!.no - heads.no - filled.length,
      filledCells,
      unknownHeads: heads.cells
        .map(clean)
        .filter((head, index) => head !== '' && head !== ASIDE_HEAD && !places.includes(index)),
      exampleRows: filled.length - given.length,
      skippedQuestions: skipped,
    },
  };
}
