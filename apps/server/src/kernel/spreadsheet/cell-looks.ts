import { digitFormat, type DigitFormat } from './digit-format.ts';
import { readXml } from './read-xml.ts';

/**
 * What a number in a cell stands for. It is a date (with time, if any), a month and day alone, a time, a duration,
 * digits within text, or a percentage. `decimals` is a number whose decimals are always shown.
 */
export type CellLook =
  | { readonly kind: 'day' | 'monthDay' | 'clock' | 'hours' }
  | { readonly kind: 'digits'; readonly format: DigitFormat }
  | { readonly kind: 'percent' | 'decimals'; readonly decimals: number };

const DAY: CellLook = { kind: 'day' };
/** A day whose year nobody sees: what spreadsheets make of `3-1`. */
const MONTH_DAY: CellLook = { kind: 'monthDay' };
const CLOCK: CellLook = { kind: 'clock' };
const HOURS: CellLook = { kind: 'hours' };

const within = (format: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([from, to]) => format >= from && format <= to);

const MONTH_DAYS: ReadonlySet<number> = new Set([16, 28, 29, 51, 54, 58]);

/** Formats that every program knows by number, those of Korean among them (ECMA-376, 18.8.30). */
function builtIn(format: number): CellLook | undefined {
  if (format === 9) return { kind: 'percent', decimals: 0 };
  if (format === 10) return { kind: 'percent', decimals: 2 };
  if (format === 2 || format === 4) return { kind: 'decimals', decimals: 2 };
  if (format === 46) return HOURS;
  if (MONTH_DAYS.has(format)) return MONTH_DAY;
  if (within(format, [[18, 21], [32, 33], [45, 47]])) return CLOCK; // prettier-ignore
  return within(format, [[14, 22], [27, 36], [50, 58]]) ? DAY : undefined; // prettier-ignore
}

/** What a format says of positive numbers: up to the first `;` that is neither quoted nor escaped. */
const firstSection = (code: string): string => /^(?:"[^"]*"|\\.|[^;"\\])*/su.exec(code)?.[0] ?? '';

/** What a format of the file's own shows: what is quoted, escaped or a condition says nothing. */
function ofCode(code: string): CellLook | undefined {
  const [first = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h{1,9}|m{1,9}|s{1,9})\])[^[\]]*\]/gi, '')
    .toLowerCase()
    .split(';');
  if (/general/.test(first)) return undefined;
  if (/[yd]/.test(first)) return /m/.test(first) && !/[yhs]/.test(first) ? MONTH_DAY : DAY;
  if (/\[[hms]+\]/.test(first)) return HOURS;
  if (/[hs]/.test(first)) return CLOCK;
  if (/m/.test(first)) return DAY;
  const format = digitFormat(firstSection(code));
  if (format) return { kind: 'digits', format };
  const decimals = /^[#,0]{1,20}\.(0{1,15})$/.exec(first)?.[1];
  if (decimals !== undefined) return { kind: 'decimals', decimals: decimals.length };
  if (!first.includes('%')) return undefined;
  return { kind: 'percent', decimals: (/\.([0#?]+)/.exec(first)?.[1] ?? '').length };
}

/** What styles of cells make of their numbers, by their place among the cells' formats; those that show numbers are left out. */
export async function readCellLooks(pieces: AsyncIterable<Buffer>): Promise<ReadonlyMap<number, CellLook>> {
  const own = new Map<number, CellLook | undefined>();
  const looks = new Map<number, CellLook>();
  let isOfCells = false;
  let place = 0;
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), ofCode(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const format = Number(attributes['numFmtId'] ?? 0);
      const look = own.has(format) ? own.get(format) : builtIn(format);
      if (look) looks.set(place, look);
      place += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return looks;
}
