import { readDateStyles } from '../../../../kernel/spreadsheet/date-styles.ts';
import { readRows, readSharedTexts } from '../../../../kernel/spreadsheet/sheet-xml.ts';
import { UnreadableSheet } from '../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { Unreadable } from '../unreadable.ts';

const WORKBOOK = 'xl/workbook.xml';
const SHARED = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
const MAX_COLUMNS = 200;

/** Excel: rows of every sheet that is shown, under the sheet's name. */
export const readSheets: Format = async (path, out) => {
  const file = await Package.open(path);
  const relations = await file.relations(WORKBOOK);
  const sheets: { name: string; part: string }[] = [];
  let isFrom1904 = false;
  await file.read(WORKBOOK, {
    open: (tag, { name = '', state, 'r:id': id = '', date1904 }) => {
      if (tag === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
      const part = relations.get(id);
      if (tag === 'sheet' && part && (state ?? 'visible') === 'visible') sheets.push({ name, part });
    },
  });
  try {
    const shared = file.has(SHARED) ? await readSharedTexts(file.bytes(SHARED)) : [];
    const dates = file.has(STYLES) ? await readDateStyles(file.bytes(STYLES)) : new Set<number>();
    const dialect = { shared, isDate: (style: number) => dates.has(style), isFrom1904 };
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
