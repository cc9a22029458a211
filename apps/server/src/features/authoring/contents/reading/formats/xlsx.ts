import { readRows } from '../../../../../kernel/spreadsheet/sheet-xml.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { readWorkbook } from '../../../../../kernel/spreadsheet/workbook.ts';
import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { Unreadable } from '../unreadable.ts';

const MAX_COLUMNS = 200;

/** Excel: rows of every sheet that is shown, under the sheet's name. */
export const readSheets: Format = async (path, out) => {
  const file = await Package.open(path);
  try {
    const { sheets, dialect } = await readWorkbook({
      names: file.names(),
      bytes: (name) => file.bytes(name),
    });
    if (sheets.length === 0) throw new UnreadableSheet('broken');
    const read = [];
    let count = 0;
    for (const { name, part } of sheets) {
      const limits = { maxRows: READING_LIMITS.rows - count, maxColumns: MAX_COLUMNS };
      const { rows } = await readRows(file.bytes(part), dialect, limits);
      count += rows.length;
      read.push({ name, rows });
    }
    out.counted('ROW', count);
    let done = 0;
    for (const { name, rows } of read) {
      for (const { no, cells } of rows) {
        const text = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(' | ');
        out.block({ text, unitNo: no, heading: name });
        out.done((done += 1));
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw new Unreadable(error.reason === 'broken' ? 'broken' : 'tooLarge');
  }
};
