import type { CellLook } from './cell-looks.ts';
import { shownDigits } from './digit-format.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** Days before 1970 that spreadsheets count from. */
const EPOCHS = { usual: 25_569, from1904: 24_107 } as const;
/** 1900 has a 29 February in spreadsheets (ECMA-376, 18.17.4.1): days before it are counted one less. */
const LEAP_1900 = 60;
/** Digits that a spreadsheet shows; what comes after them is the noise of its arithmetic. */
const DIGITS = 15;

/** Numbers as people wrote them: `2.0231104E7` is a student number, `0.30000000000000004` is 0.3. */
export function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (Number.isSafeInteger(number)) return String(number);
  return String(Number(number.toPrecision(DIGITS)));
}

/** `46359` in a cell that shows days is `2026-12-03`, with its clock where there is one, to the second. */
function dayText(serial: number, isFrom1904: boolean): string | undefined {
  const days = isFrom1904
    ? serial - EPOCHS.from1904
    : serial - EPOCHS.usual + (serial >= 1 && serial < LEAP_1900 ? 1 : 0);
  const moment = new Date(Math.round((days * DAY_MS) / SECOND_MS) * SECOND_MS);
  if (Number.isNaN(moment.getTime())) return undefined;
  const text = moment.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : isoText(text);
}

/** The same in a cell that shows no year, as a Korean spreadsheet has it; `damageOf` knows it by these words. */
function monthDayText(serial: number, isFrom1904: boolean): string | undefined {
  const [, month, day] = dayText(Math.floor(serial), isFrom1904)?.split('-') ?? [];
  return day === undefined ? undefined : `${Number(month)}\uc6d4 ${Number(day)}\uc77c`;
}

/** `0.5` in a cell that shows a clock is `12:00`; seconds are said where there are some. */
function clockText(days: number): string {
  const seconds = Math.round((days * DAY_MS) / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? clock : `${clock}:${two(seconds % 60)}`;
}

/** `3.1` in a cell that shows two decimals is `3.10`; undefined for a number that has more: none of them is lost. */
function withDecimals(number: number, decimals: number): string | undefined {
  const shown = number.toFixed(decimals);
  return Number(shown) === Number(number.toPrecision(DIGITS)) ? shown : undefined;
}

/** The text of a number as its cell shows it. */
export function shownNumber(value: string, look: CellLook | undefined, isFrom1904: boolean): string {
  const number = Number(value);
  if (look === undefined || !Number.isFinite(number)) return numberText(value);
  if (look.kind === 'decimals') return withDecimals(number, look.decimals) ?? numberText(value);
  if (look.kind === 'percent') return `${Number((number * 100).toFixed(look.decimals))}%`;
  if (number < 0) return numberText(value);
  if (look.kind === 'digits') return shownDigits(number, look.format) ?? numberText(value);
  if (look.kind === 'day') return dayText(number, isFrom1904) ?? value;
  if (look.kind === 'monthDay') return monthDayText(number, isFrom1904) ?? value;
  return clockText(look.kind === 'clock' ? number % 1 : number);
}

/** An ISO day or moment as it is shown: `2026-12-03T18:30:00` has a clock, `2026-12-03T00:00:00` has none. */
export const isoText = (value: string): string =>
  value
    .replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')
    .replace(/T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?Z?$/, (_, minute: string, second = ':00') =>
      second === ':00' ? ` ${minute}` : ` ${minute}${second}`,
    );
