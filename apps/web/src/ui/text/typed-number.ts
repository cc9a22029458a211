import { numberFormat } from './number-format.ts';

const MOST_DECIMALS = 3;
const format = numberFormat(MOST_DECIMALS);

/** Full-width digits of an input method are digits. */
const plain = (typed: string) => typed.normalize('NFKC').replaceAll(/[,\s]/g, '');

export const isDigitText = (typed: string): boolean => /^-?\d*(?:\.\d*)?$/.test(plain(typed));

/** What is typed as a number: null where the field is empty, and `before` where no number is typed. */
export function numberOf(typed: string, before: number | null): number | null {
  const text = plain(typed);
  if (text === '') return null;
  const number = Number(text);
  return /\d/.test(text) && Number.isFinite(number) ? number : before;
}

export const shownNumber = (value: number | null): string => (value === null ? '' : format.format(value));
