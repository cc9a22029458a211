import { readRows } from '../../../../../kernel/spreadsheet/sheet-xml.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { readWorkbook } from '../../../../../kernel/spreadsheet/workbook.ts';
import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { Unreadable } from '../unreadable.ts';
import { besideCells } from './xlsx-beside.ts';

const MAX_COLUMNS = 200;

/** Excel: rows of every sheet that is shown, under the sheet's name, then what floats above its cells. */
export const readSheets: Format = async (path, out) => {
  const file = await Package.open(path);
  try {
    const { sheets, hiddenSheets, dialect } = await readWorkbook({
      names: file.names(),
      bytes: (name) => file.bytes(name),
    });
    if (sheets.length === 0) throw new UnreadableSheet('broken');
    for (let hidden = 0; hidden < hiddenSheets; hidden += 1) out.leftOut('hiddenSheet');
    const read = [];
    let count = 0;
    for (const { name, part } of sheets) {
      const limits = { maxRows: READING_LIMITS.rows - count, maxColumns: MAX_COLUMNS };
      const sheet = await readRows(file.bytes(part), dialect, limits);
      const beside = await besideCells(file, part);
      count += sheet.rows.length;
      for (const reason of beside.leftOut) out.leftOut(reason);
      if (sheet.hasPageTexts) out.leftOut('headerFooter');
      read.push({ name, lines: beside.lines, ...sheet });
    }
    out.counted('ROW', count);
    let done = 0;
    for (const { name, rows, hiddenColumns, lines } of read) {
      for (const { no, cells, isHidden } of rows) {
        const seen = isHidden ? [] : cells.filter((_, at) => !hiddenColumns.has(at + 1));
        if (cells.some((cell, at) => cell !== '' && (isHidden || hiddenColumns.has(at + 1)))) out.leftOut('hidden', no);
        const text = seen.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(' | ');
        if (seen.some((cell) => cell !== '')) out.block({ text, unitNo: no, heading: name });
        out.done((done += 1));
      }
      for (const text of lines) out.block({ text, unitNo: null, heading: name });
    }
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw new Unreadable(error.reason === 'broken' ? 'broken' : 'tooLarge');
  }
};
