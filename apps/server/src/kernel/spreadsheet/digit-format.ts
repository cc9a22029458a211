/** A format that shows whole numbers with more than their own digits: `00000000`, `000-0000-0000`. */
export interface DigitFormat {
  /** Its places for digits (`0` is always shown, `#` where there is one) and what stands between them. */
  readonly signs: readonly { readonly place?: '0' | '#'; readonly literal: string }[];
}

/** A place, a quoted or escaped text, room that stays blank, a repeated sign, or any other sign (ECMA-376, 18.8.31). */
const TOKEN = /([0#])|"([^"]*)"|\\(.)|_.|\*.|([-\s()+:.,/%?@eE]|[^\s])/gu;
/** What makes more of a number than its digits. */
const OTHER = /[.,/%?@eE]/;

/** Of the section of a format for positive numbers; undefined where it shows a number by its own digits, or in other ways. */
export function digitFormat(section: string): DigitFormat | undefined {
  const signs: { place?: '0' | '#'; literal: string }[] = [];
  for (const [, place, quoted, escaped, sign] of section.replace(/\[[^[\]]*\]/g, '').matchAll(TOKEN)) {
    if (place !== undefined) signs.push({ place: place as '0' | '#', literal: '' });
    else if (sign !== undefined && OTHER.test(sign)) return undefined;
    else signs.push({ literal: quoted ?? escaped ?? sign ?? '' });
  }
  const first = signs.findIndex(({ place }) => place);
  const within = signs.slice(first, signs.findLastIndex(({ place }) => place) + 1);
  const pads = within.filter(({ place }) => place === '0').length > 1;
  const parts = within.some(({ literal }) => literal !== '');
  // A unit behind a number is none of it.
  return first >= 0 && (pads || parts) ? { signs: within } : undefined;
}

/** A whole number as the format shows it; undefined for others. */
export function shownDigits(number: number, { signs }: DigitFormat): string | undefined {
  if (!Number.isSafeInteger(number) || number < 0) return undefined;
  const digits = number === 0 ? [] : Array.from(String(number));
  const places = signs.filter(({ place }) => place).length;
  let left = places;
  let shown = '';
  for (const { place, literal } of signs) {
    shown += literal;
    if (!place) continue;
    // The first place takes all digits that have none of their own.
    const taken = digits.splice(0, left === places ? digits.length - left + 1 : digits.length === left ? 1 : 0);
    left -= 1;
    shown += taken.length > 0 ? taken.join('') : place === '0' ? '0' : '';
  }
  return shown;
}
