import type { NamedSheet } from '../../../../../kernel/spreadsheet/read-xlsx.ts';
import type { Table } from './table-words.ts';

/** Gives the cells below in a merged one its value, in rows that have something of their own: those beside it hold other things. */
export function fillMerged({ name, rows, merged }: NamedSheet): Table {
  const byNo = new Map(rows.map(({ no, cells }) => [no, { no, cells: [...cells] }]));
  let filledCells = 0;
  for (const { row, column, from } of merged) {
    const value = byNo.get(from.row)?.cells[column - 1] ?? '';
    const cells = byNo.get(row)?.cells;
    if (column !== from.column || value === '' || !cells || (cells[column - 1] ?? '') !== '') continue;
    while (cells.length < column) cells.push('');
    cells[column - 1] = value;
    filledCells += 1;
  }
  return { sheetName: name, rows: [...byNo.values()], filledCells, losses: new Map(), skipped: 0 };
}
