import type { CellLook } from './cell-looks.ts';
import { isoText, numberText, shownNumber } from './cell-numbers.ts';
import { raisedSigns } from './raised-signs.ts';
import { readXml } from './read-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** A row with something in it; `no` as the spreadsheet counts, from 1. */
export interface SheetRow {
  readonly no: number;
  readonly cells: string[];
  readonly isHidden?: true;
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
  /** What a cell of this style makes of its number; undefined for the number itself. */
  readonly lookOf: (style: number) => CellLook | undefined;
  /** Days are counted from 1904, as programs on old Macintoshes did. */
  readonly isFrom1904: boolean;
}

/** `_x000D_` is a character that XML has no place for, `_x005F_` an underline that begins no such one (ECMA-376, ST_Xstring). */
const plain = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts that cells refer to by number; how they are read aloud is left out. */
export async function readSharedTexts(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  let [current, isText, aside, stand] = ['', false, 0, ''];
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'si') current = '';
      if (name === 'si' || name === 'r') stand = '';
      if (name === 'vertAlign') stand = attributes['val'] ?? '';
      if (name === 'rPh') aside += 1;
      isText = name === 't' && aside === 0;
    },
    text: (text) => {
      if (isText) current += raisedSigns(text, stand);
    },
    close: (name) => {
      if (name === 'si') texts.push(plain(current));
      if (name === 'rPh') aside -= 1;
      isText = false;
    },
  });
  return texts;
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';
const PAGE_TEXTS: ReadonlySet<string> = new Set(
  ['odd', 'even', 'first'].flatMap((pages) => [`${pages}Header`, `${pages}Footer`]),
);

/** `C5` is in column 3; 0 where there is no such reference. */
const columnOf = (reference = '') =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
  /** Its value was kept, be it an empty text. */
  isKept: boolean;
}

/** `B2:B5` as columns and rows from 1. */
function rangeOf(reference = ''): { columns: [number, number]; rows: [number, number] } | undefined {
  const [, fromColumn, fromRow, toColumn, toRow] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  if (toRow === undefined) return undefined;
  return { columns: [columnOf(fromColumn), columnOf(toColumn)], rows: [Number(fromRow), Number(toRow)] };
}

/** What a sheet holds. */
export interface ReadSheet {
  /** Columns that are not shown, from 1. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Something is printed above or below its pages. */
  readonly hasPageTexts: boolean;
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
 * The rows of a sheet. A formula is never computed. The value stored with it counts; without one (or with an error in
 * its place) the formula itself does. Of merged cells the first has the value, as in the file.
 */
export async function readRows(
  pieces: AsyncIterable<Buffer>,
  { shared, lookOf, isFrom1904 }: SheetDialect,
  limits: SheetLimits,
): Promise<ReadSheet> {
  const { maxRows, maxColumns } = limits;
  const rows: SheetRow[] = [];
  const merged: ReadSheet['merged'] = [];
  const hiddenColumns = new Set<number>();
  let hasPageTexts = false;
  let stand = '';
  let row: SheetRow = { no: 0, cells: [] };
  let cell: OpenCell | undefined;
  let part: 'value' | 'formula' | 'page' | undefined;
  let column = 0;
  let aside = 0;
  const textOf = ({ type, style, value, formula, isKept }: OpenCell) => {
    // `=IF(A2="","",A2)` has an empty text as its value; what was never worked out has none, or one that is no text.
    if (value === '' && type === 'str' && isKept) return '';
    if (value === '' || type === 'e') return formula === '' ? '' : `=${formula}`;
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'inlineStr' || type === 'str') return plain(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'd') return isoText(value);
    return type === 'n' ? shownNumber(value, lookOf(style), isFrom1904) : numberText(value);
  };
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'row') {
        const no = Number(attributes['r']) || row.no + 1;
        row = { no, cells: [], ...(isOn(attributes['hidden']) && { isHidden: true }) };
        column = 0;
      }
      if (name === 'c') {
        column = columnOf(attributes['r']) || column + 1;
        const style = Number(attributes['s'] ?? 0);
        cell = { column, type: attributes['t'] ?? 'n', style, value: '', formula: '', isKept: false };
      }
      if (name === 'col' && isOn(attributes['hidden'])) {
        const last = Math.min(Number(attributes['max']), maxColumns);
        for (let at = Number(attributes['min']); at <= last; at += 1) hiddenColumns.add(at);
      }
      if (name === 'r' || name === 'c') stand = '';
      if (name === 'vertAlign') stand = attributes['val'] ?? '';
      if (name === 'mergeCell' && merged.length < maxRows * maxColumns) {
        merged.push(...coveredBy(attributes['ref'], limits));
      }
      if (name === 'rPh') aside += 1;
      // Some programs write a text that stands in its cell as a value, too, in front of it.
      if (name === 'is' && cell) cell.value = '';
      const isValue = name === 'v' || (name === 't' && aside === 0);
      part = isValue ? 'value' : name === 'f' ? 'formula' : PAGE_TEXTS.has(name) ? 'page' : undefined;
      if (isValue && cell) cell.isKept = true;
    },
    text: (text) => {
      if (part === 'page') hasPageTexts ||= text.trim() !== '';
      else if (part !== undefined && cell) cell[part] += raisedSigns(text, stand);
    },
    close: (name) => {
      part = undefined;
      if (name === 'rPh') aside -= 1;
      if (name === 'c' && cell) {
        const text = cell.column <= maxColumns ? textOf(cell) : '';
        if (text !== '') row.cells[cell.column - 1] = text;
        cell = undefined;
      }
      if (name !== 'row' || row.cells.length === 0) return;
      if (rows.length === maxRows) throw new UnreadableSheet('tooManyRows');
      rows.push({ ...row, cells: Array.from(row.cells, (value) => value ?? '') });
    },
  });
  return { rows, merged, hiddenColumns, hasPageTexts };
}
