import type { Cleaning } from '@dure/contract/imports/cleanings';

/** Marks of format, and the fillers of Hangul. */
const UNSEEN = /[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;

/** Full-width and half-width writings of a sign, and what nobody sees, make no difference. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]/gu, '');
const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
/** A line's break at an end is a blank, within a cell it is a mark. */
const hiddenMarks = (text: string): number => count(text, UNSEEN) + count(text.trim().replaceAll('\r', ''), /\p{Cc}/gu);

/** What was taken off a cell; nothing where it stands as it came, or became another text. */
export function cleaningsOf(given: string, kept: string): Cleaning[] {
  if (given === kept || bare(given) !== bare(kept)) return [];
  const seen = given.replace(UNSEEN, '');
  const signs = seen.replace(/\s/g, '');
  const narrowed = signs.normalize('NFKC') !== signs.normalize('NFC') && kept === kept.normalize('NFKC');
  return [
    ...(seen.trim() === seen ? [] : (['BLANKS'] as const)),
    ...(hiddenMarks(given) === hiddenMarks(kept) ? [] : (['INVISIBLE'] as const)),
    ...(narrowed ? (['FULL_WIDTH'] as const) : []),
  ];
}

/** The cells of a row from which something was taken, as `CheckedRow` tells them. */
export const cleanedCells = <Column extends string>(
  columns: readonly Column[],
  given: Readonly<Record<Column, string>>,
  kept: Readonly<Record<Column, string>>,
): { column: Column; cleanings: Cleaning[] }[] =>
  columns
    .map((column) => ({ column, cleanings: cleaningsOf(given[column], kept[column]) }))
    .filter(({ cleanings }) => cleanings.length > 0);
