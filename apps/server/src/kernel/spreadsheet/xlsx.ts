import { cutText } from '@dure/contract/text/cut-text';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import {
  contentTypes,
  letters,
  packageRelations,
  sheetHead,
  sheetTail,
  STYLES,
  workbook,
  workbookRelations,
} from './xlsx-parts.ts';

/** A moment as a clock on the wall shows it, `2026-11-20 15:04`: spreadsheets know no time zones. */
export interface WallTime {
  readonly wallTime: string;
}

/** A cell: text stays text whatever it begins with, a number is a number, a wall time is a date, null is empty. */
export type Cell = string | number | WallTime | null;

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
}
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Asked for row by row while the file is sent, so that none waits in memory. */
  readonly rows: () => AsyncIterable<readonly Cell[]>;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Most characters that a cell holds (Excel's specifications and limits). */
const MAX_TEXT_LENGTH = 32_767;
/** Rows that are written at once. */
const CHUNK_BYTES = 64 * 1024;
const TEXT_STYLE = 1;
const HEAD_STYLE = 2;
const TIME_STYLE = 3;

/** What XML 1.0 has no place for, among it NUL and halves of surrogate pairs. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as a cell's XML; `_x0041_` and the like are kept from being read as escapes (ECMA-376, ST_Xstring). */
export function cellText(text: string): string {
  return cutText(text, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replace(NO_XML, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/\r/g, '_x000D_')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

/** Days since the last of 1899, as spreadsheets count (right from March 1900 on). */
const serialOf = ({ wallTime }: WallTime) => Date.parse(`${wallTime.replace(' ', 'T')}Z`) / 86_400_000 + 25_569;

/** A cell at its place (`B3`): readers that count for themselves are rare. */
function cell(value: Cell, place: string, style: number): string {
  if (value === null || value === '') return `<c r="${place}"/>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c r="${place}" s="${TIME_STYLE}"><v>${serialOf(value)}</v></c>`;
  // An inline string is never a formula, and its style says so to whoever types in the cell later.
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(String(value))}</t></is></c>`;
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  const names = columns.map((_, index) => letters(index + 1));
  const row = (cells: readonly Cell[], no: number, style = TEXT_STYLE) =>
    `<row r="${no}">${cells.map((value, index) => cell(value, `${names[index] ?? letters(index + 1)}${no}`, style)).join('')}</row>`;
  let count = 1;
  let chunk =
    sheetHead(columns) +
    row(
      columns.map(({ header }) => header),
      count,
      HEAD_STYLE,
    );
  for await (const cells of rows()) {
    count += 1;
    chunk += row(cells, count);
    if (chunk.length < CHUNK_BYTES) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk + sheetTail(columns.length, count));
}

/** Streams a workbook. Memory stays flat however many rows there are; a row that fails ends the stream with its error. */
export function xlsx(sheets: readonly Sheet[]): Readable {
  const archive = new yazl.ZipFile();
  const output = archive.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  archive.on('error', fail);
  const names = sheets.map(({ name }) => name);
  const parts: readonly (readonly [string, string])[] = [
    ['[Content_Types].xml', contentTypes(sheets.length)],
    ['_rels/.rels', packageRelations],
    ['xl/workbook.xml', workbook(names.map(cellText))],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)],
    ['xl/styles.xml', STYLES],
  ];
  for (const [path, xml] of parts) archive.addBuffer(Buffer.from(xml), path);
  for (const [index, sheet] of sheets.entries()) {
    archive.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, (pass) => {
      pass(null, Readable.from(sheetXml(sheet), { objectMode: false }).on('error', fail));
    });
  }
  archive.end();
  return output;
}
