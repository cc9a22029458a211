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

/** What is heard of an XML document: no declarations of its own, no entities beyond XML's five. */
interface Heard {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Without the prefix that some programs write. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads a document piece by piece; other requests have their turn between the pieces. */
export async function readXml(pieces: AsyncIterable<Buffer>, { open, text, close }: Heard): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new UnreadableSheet('broken');
  });
  parser.on('doctype', () => {
    throw new UnreadableSheet('broken');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => open?.(local(name), attributes));
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => close?.(local(name)));
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    await turn();
  }
  parser.close();
}

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
      if (name === 'si') texts.push(current);
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

interface OpenCell {
  readonly column: number;
  readonly type: string;
  value: string;
}

/**
 * The rows of a sheet. A formula is never worked out: the value that was kept with it counts. Of merged cells the first has
 * the value, as in the file.
 */
export async function readRows(
  pieces: AsyncIterable<Buffer>,
  shared: readonly string[],
  { maxRows, maxColumns }: SheetLimits,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let row: SheetRow = { no: 0, cells: [] };
  let cell: OpenCell | undefined;
  let isValue = false;
  let column = 0;
  const textOf = ({ type, value }: OpenCell) => {
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'e') return '';
    return type === 'inlineStr' || type === 'str' ? value : numberText(value);
  };
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { no: Number(attributes['r']) || row.no + 1, cells: [] };
        column = 0;
      }
      if (name === 'c') {
        column = columnOf(attributes['r']) || column + 1;
        cell = { column, type: attributes['t'] ?? 'n', value: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue && cell) cell.value += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && cell) {
        if (cell.column <= maxColumns && cell.value !== '') row.cells[cell.column - 1] = textOf(cell);
        cell = undefined;
      }
      if (name !== 'row' || row.cells.length === 0) return;
      if (rows.length === maxRows) throw new UnreadableSheet('tooManyRows');
      rows.push({ no: row.no, cells: Array.from(row.cells, (value) => value ?? '') });
    },
  });
  return rows;
}
