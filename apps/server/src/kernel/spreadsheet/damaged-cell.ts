/**
 * What a spreadsheet did to a cell, where its text alone shows it.
 *
 * - `error`: a formula failed, or a column was too narrow.
 * - `letters`: it was saved in an encoding that lacks some of its letters.
 * - `shortened`: a long number lost its last digits.
 * - `date`: something like `3/4` became a day.
 */
export type CellDamage = 'error' | 'letters' | 'shortened' | 'date';

const ERROR = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|BLOCKED!|GETTING_DATA|#{2,})$/i;
const LOST = '\ufffd';
const SHORTENED = /^-?\d(?:\.\d{1,20})?E[+-]\d{2,3}$/;
/** As Excel shows a day that it made of `3/4` or `3-4`, in Korean and in English, and as its cell is read. */
const DATES = [
  /^\d{1,2}\uc6d4 \d{1,2}\uc77c$/,
  /^\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/i,
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2}$/i,
  /^\d{4}-\d{2}-\d{2}$/,
];
/** No text that is damaged as a whole is longer. */
const LONGEST = 40;

/** How a cell was damaged; undefined for one that nothing is seen of. */
export function damageOf(cell: string): CellDamage | undefined {
  if (cell.includes(LOST)) return 'letters';
  const text = cell.trim();
  if (text.length > LONGEST) return undefined;
  if (ERROR.test(text)) return 'error';
  if (SHORTENED.test(text)) return 'shortened';
  return DATES.some((pattern) => pattern.test(text)) ? 'date' : undefined;
}
