import { setImmediate as turn } from 'node:timers/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** A row with something in it; `no` as the spreadsheet counts, from 1. */
export interface SheetRow {
  readonly no: number;
  readonly cells: string[];
}
export interface SheetLimits {
  /** Rows with something in them. */
  readonly maxRows: number;
  /** Cells of a row; those further to the right are left out. */
  readonly maxColumns: number;
}

/** What numbers and formulas of a sheet are read as. */
export interface SheetDialect {
  readonly shared: readonly string[];
  /** Whether a cell of this style shows a day or a time. */
  readonly isDate: (style: number) => boolean;
  /** Days are counted from 1904, as programs on old Macintoshes did. */
  readonly isFrom1904: boolean;
}

/** What is heard of an XML document: no declarations of its own, no entities beyond XML's five. */
interface Heard {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Without the prefix that some programs write. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Elements inside one another; a workbook has about ten. */
const MAX_DEPTH = 256;

/** Reads a document piece by piece; other requests have their turn between the pieces. */
export async function readXml(pieces: AsyncIterable<Buffer>, { open, text, close }: Heard): Promise<void> {
  const parser = new SaxesParser();
  const stop = () => {
    throw new UnreadableSheet('broken');
  };
  let depth = 0;
  parser.on('error', stop);
  parser.on('doctype', stop);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) stop();
    open?.(local(name), attributes);
  });
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    await turn();
  }
  parser.close();
}

/** `_x000D_` is a character that XML has no place for, `_x005F_` an underline that begins no such one (ECMA-376, ST_Xstring). */
const plain = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts that cells refer to by number; how they are read aloud is left out. */
export async function readSharedTexts(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  let [current, isText, aside] = ['', false, 0];
  await readXml(pieces, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') aside += 1;
      isText = name === 't' && aside === 0;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      if (name === 'si') texts.push(plain(current));
      if (name === 'rPh') aside -= 1;
      isText = false;
    },
  });
  return texts;
}

/** `C5` is in column 3; 0 where there is no such reference. */
const columnOf = (reference = '') =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whole numbers as people wrote them: `2.0231104E7` is a student number. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? String(number) : value;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days before 1970 that spreadsheets count from. */
const EPOCHS = { usual: 25_569, from1904: 24_107 } as const;

/** `46359` in a cell that shows days is `2026-12-03`, with its clock where there is one. */
function dateText(value: string, isFrom1904: boolean): string {
  const days = Number(value) - (isFrom1904 ? EPOCHS.from1904 : EPOCHS.usual);
  const moment = new Date(Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS);
  if (Number.isNaN(moment.getTime())) return value;
  const text = moment.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

/** `B2:B5` as columns and rows from 1. */
function rangeOf(reference = ''): { columns: [number, number]; rows: [number, number] } | undefined {
  const [, fromColumn, fromRow, toColumn, toRow] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  if (toRow === undefined) return undefined;
  return { columns: [columnOf(fromColumn), columnOf(toColumn)], rows: [Number(fromRow), Number(toRow)] };
}

/** What a sheet holds. */
export interface ReadSheet {
  /** Rows with something in them. */
  readonly rows: SheetRow[];
  /** Cells that a merged cell covers. */
  readonly merged: { readonly row: number; readonly column: number; readonly from: { row: number; column: number } }[];
}

/** Cells that merged ones cover, within the columns and rows that anybody asks for. */
function coveredBy(reference: string | undefined, { maxColumns, maxRows }: SheetLimits): ReadSheet['merged'] {
  const range = rangeOf(reference);
  if (!range) return [];
  const [fromColumn, toColumn] = range.columns;
  const [fromRow, toRow] = range.rows;
  const covered: ReadSheet['merged'] = [];
  for (let row = fromRow; row <= Math.min(toRow, fromRow + maxRows); row += 1) {
    for (let column = fromColumn; column <= Math.min(toColumn, maxColumns); column += 1) {
      if (row !== fromRow || column !== fromColumn)
        covered.push({ row, column, from: { row: fromRow, column: fromColumn } });
    }
  }
  return covered;
}

/**
 * The rows of a sheet. A formula is never worked out: the value that was kept with it counts, and without one (or with an
 * error in its place) the formula itself. Of merged cells the first has the value, as in the file.
 */
export async function readRows(
  pieces: AsyncIterable<Buffer>,
  { shared, isDate, isFrom1904 }: SheetDialect,
  limits: SheetLimits,
): Promise<ReadSheet> {
  const { maxRows, maxColumns } = limits;
  const rows: SheetRow[] = [];
  const merged: ReadSheet['merged'] = [];
  let row: SheetRow = { no: 0, cells: [] };
  let cell: OpenCell | undefined;
  let part: 'value' | 'formula' | undefined;
  let column = 0;
  const textOf = ({ type, style, value, formula }: OpenCell) => {
    if (value === '' || type === 'e') return formula === '' ? '' : `=${formula}`;
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'inlineStr' || type === 'str') return plain(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'd') return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
    return type === 'n' && isDate(style) ? dateText(value, isFrom1904) : numberText(value);
  };
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { no: Number(attributes['r']) || row.no + 1, cells: [] };
        column = 0;
      }
      if (name === 'c') {
        column = columnOf(attributes['r']) || column + 1;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '', formula: '' };
      }
      if (name === 'mergeCell' && merged.length < maxRows * maxColumns) {
        merged.push(...coveredBy(attributes['ref'], limits));
      }
      part = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : undefined;
    },
    text: (text) => {
      if (part !== undefined && cell) cell[part] += text;
    },
    close: (name) => {
      part = undefined;
      if (name === 'c' && cell) {
        const text = cell.column <= maxColumns ? textOf(cell) : '';
        if (text !== '') row.cells[cell.column - 1] = text;
        cell = undefined;
      }
      if (name !== 'row' || row.cells.length === 0) return;
      if (rows.length === maxRows) throw new UnreadableSheet('tooManyRows');
      rows.push({ no: row.no, cells: Array.from(row.cells, (value) => value ?? '') });
    },
  });
  return { rows, merged };
}
