import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { csvText } from '@dure/contract/authoring/quizzes/bulk/csv';
import { columnsOf } from './bulk-table.ts';
import { bulkWords as text } from './bulk-words.text.ts';

/** Rows as a CSV file with the type's heads, and beside each what is to be mended: it can be brought in again. */
export function csvOf(type: BulkType, rows: readonly BulkRow[]): string {
  const heads = [text.aside, ...columnsOf(type).map((column) => BULK_HEADS[column])];
  const lines = rows.map(({ cells, faults }) => [
    faults.map(({ column, message }) => `${BULK_HEADS[column]}: ${message}`).join(' '),
    ...cells,
  ]);
  return csvText([heads, ...lines]);
}
