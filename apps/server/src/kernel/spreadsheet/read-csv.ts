import { CsvError, parse } from 'csv-parse/sync';
import { decodeKorean } from '../files/korean-text.ts';
import type { SheetRow } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const DELIMITERS = [',', ';', '\t'];
const LINE_END = /\r\n?|\n/g;

/** What Excel calls Unicode text begins with this mark of its byte order. */
const UTF_16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** Bytes as text: UTF-8 (with or without a mark), CP949 or UTF-16 with its mark. */
export function decodeSheetText(bytes: Uint8Array): string {
  const marked = Object.entries(UTF_16).find(([, [first, second]]) => bytes[0] === first && bytes[1] === second);
  try {
    return new TextDecoder(marked?.[0] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Hardly any Korean text in CP949 is valid UTF-8 by chance.
    const text = marked ? undefined : decodeKorean(bytes);
    if (text === undefined) throw new UnreadableSheet('unreadable');
    return text;
  }
}

const LINES_BEFORE_HEADS = 10;

/** The first line with which Excel tells its sign: a line of the file, but no row of the table. */
const SIGN = /^sep=(.)[ \t,;]*(?:\r\n?|\n|$)/i;
/** A text that was written as a formula, so that a spreadsheet keeps its noughts: `="0012"`. */
const KEPT_TEXT = /^="([^"]*)"$/;
const shown = (cell: string) => KEPT_TEXT.exec(cell)?.[1] ?? cell;

/** The one that the first line with any has most of: above it stands what the table is called. The spreadsheet's language decides which it writes. */
function delimiterOf(csv: string): string {
  const lines = csv.split(/\r?\n|\r/, LINES_BEFORE_HEADS);
  const line = lines.find((one) => DELIMITERS.some((delimiter) => one.includes(delimiter))) ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0]!;
}

/** Blanks between a quote and its cell's end belong to neither. Elsewhere they are the cell's: its reader tells of them. */
const QUOTED_WITH_BLANKS = /(?:^|[,;\t\r\n])[^\S\t\r\n]+"|"[^\S\t\r\n]+(?:[,;\t\r\n]|$)/;

/** Without the empty rows at its end, of which some programs write as many as a sheet has. */
function trimmedEnd(csv: string): string {
  let end = csv.length;
  while (end > 0 && /[\s,;]/.test(csv[end - 1]!)) end--;
  return csv.slice(0, end);
}

function countLines(csv: string): number {
  let lines = 1;
  for (LINE_END.lastIndex = 0; LINE_END.test(csv);) lines++;
  return lines;
}

/** The rows of a CSV file, empty ones included. Throws `UnreadableSheet`, for more lines than asked for as well. */
export function readCsv(bytes: Uint8Array, { maxLines }: { readonly maxLines: number }): SheetRow[] {
  const whole = trimmedEnd(decodeSheetText(bytes));
  const [sign = '', told] = SIGN.exec(whole) ?? [];
  const csv = whole.slice(sign.length);
  if (countLines(whole) > maxLines) throw new UnreadableSheet('tooManyRows');
  try {
    const records = parse(csv, {
      delimiter: told ?? delimiterOf(csv),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: QUOTED_WITH_BLANKS.test(csv),
    });
    const first = sign === '' ? 1 : 2;
    return records.map((cells, index) => ({ cells: cells.map(shown), no: index + first }));
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheet('brokenQuotes', Number(error['lines'] ?? 1));
    throw error;
  }
}
