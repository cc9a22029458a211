import type { BulkType } from '@dure/contract/quizzes/bulk/bulk-types';
import type { BulkRow } from '@dure/contract/quizzes/bulk/bulk.endpoints';
import { BULK_HEADS } from '@dure/contract/quizzes/bulk/bulk.text';
import { columnsOf } from './bulk-table.ts';
import { bulkWords as text } from './bulk-words.text.ts';

/** Excel takes a CSV file for UTF-8 only with this mark. */
const MARK = '\ufeff';
/** No spreadsheet runs a cell as a formula; reading it takes the sign off again. */
const guarded = (cell: string) => (/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** Rows as a CSV file with the type's heads, and beside each what is to be mended: it can be brought in again. */
export function csvOf(type: BulkType, rows: readonly BulkRow[]): string {
  const heads = [text.aside, ...columnsOf(type).map((column) => BULK_HEADS[column])];
  const lines = rows.map(({ cells, faults }) => [
    faults.map(({ column, message }) => `${BULK_HEADS[column]}: ${message}`).join(' '),
    ...cells,
  ]);
  return MARK + [heads, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
}
