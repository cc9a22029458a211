import type { TypedAs } from './typed-as.ts';

/** Longest telephone number with its hyphens: 010-1234-5678 (specification, section 5). */
const PHONE_LENGTH = 13;

interface Plan {
  /** Digits of the first part. */
  readonly area: number;
  readonly digits: number;
}

/** Numbers of whole companies, such as 1588, have no area code. */
function planOf(digits: string): Plan {
  if (digits.startsWith('02')) return { area: 2, digits: 10 };
  return digits.startsWith('1') ? { area: 4, digits: 8 } : { area: 3, digits: 11 };
}

export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/**
 * A telephone number as it is written, as far as it was typed: `02-123-4567`, `02-1234-5678`, `010-1234-5678`,
 * `031-123-4567`, `1588-1234`. What is no digit goes, and so do digits that none of these has.
 */
export function hyphenated(typed: string): string {
  const plan = planOf(digitsOf(typed));
  const digits = digitsOf(typed).slice(0, plan.digits);
  const area = digits.slice(0, plan.area);
  const rest = digits.slice(plan.area);
  // The last four stand by themselves; before them three or four.
  const middle = rest.length > 4 && rest.length <= 7 ? 3 : 4;
  return [area, rest.slice(0, middle), rest.slice(middle)].filter((part) => part !== '').join('-');
}

/** Where the caret stands behind so many digits. */
function placeBehind(digits: number, written: string): number {
  let place = 0;
  for (let left = digits; left > 0 && place < written.length; place += 1) if (/\d/.test(written[place]!)) left -= 1;
  return place;
}

/** A value that was written anew takes the caret to its end: it goes back behind the digit that was typed. */
function keepCaret(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  if (selectionStart === null || selectionStart === value.length) return;
  const digits = digitsOf(value.slice(0, selectionStart)).length;
  requestAnimationFrame(() => {
    const place = placeBehind(digits, input.value);
    input.setSelectionRange(place, place);
  });
}

/** Digits alone, whatever is typed or pasted. */
export const DIGITS: TypedAs = { read: digitsOf, settle: keepCaret, input: { inputMode: 'numeric' } };
/** A telephone number, with its hyphens as it grows. */
export const PHONE: TypedAs = { read: hyphenated, settle: keepCaret, input: { type: 'tel', maxLength: PHONE_LENGTH } };
