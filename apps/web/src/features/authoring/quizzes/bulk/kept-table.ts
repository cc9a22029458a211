import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { keptCopy } from '../../../../kernel/draft/kept.ts';
import { withCell, type CellText } from '../../../../kernel/row-check/row-table.ts';
import { bulkCells, type BulkTable } from './bulk-table.ts';

const tableAt = (type: BulkType) => keptCopy<BulkTable>(`import:${type}`);
/** The cell that one types in lies apart: a table of 500 rows is not written at every key. */
const cellAt = (type: BulkType) => keptCopy<CellText>(`import:${type}:cell`);

/** The table that this device keeps, with what was typed last in it. */
export function readKept(type: BulkType): BulkTable | undefined {
  const table = tableAt(type).read();
  const typed = cellAt(type).read();
  return table && typed ? withCell(bulkCells(type), table, typed) : table;
}

/** Whether the device has room for it. */
export function keepTable(type: BulkType, table: BulkTable | undefined): boolean {
  cellAt(type).clear();
  if (table) return tableAt(type).write(table);
  tableAt(type).clear();
  return true;
}

export const keepTyped = (type: BulkType, typed: CellText): void => void cellAt(type).write(typed);
