/** What a spreadsheet made of a student number, and what it was, where that can be told. */
export interface Damage {
  readonly kind: 'scientific' | 'decimal' | 'grouped' | 'apostrophe' | 'date' | 'short';
  readonly repair: string | null;
}

const SCIENTIFIC = /^(\d)(?:\.(\d{1,20})E\+?|E\+)(\d{1,2})$/i;
const DECIMAL = /^(\d{1,20})\.0{1,9}$/;
const DATE = /^(\d{4})[-./] ?(\d{1,2})[-./] ?(\d{1,2})\.?(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;
const GROUPED = /^\d{1,3}(?:,\d{3}){1,6}$/;
/** What keeps a number a text while it is typed, left over where another program wrote the file. */
const APOSTROPHE = /^['\u2018\u2019](\d[\d-]{0,20})$/;
/** What `3-1` becomes, in Korean and in English. */
const MONTH_DAY = /^0?(\d{1,2})\uc6d4 ?0?(\d{1,2})\uc77c$/;
const DAY_MONTH = /^0?(\d{1,2})-([a-z]{3})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DIGITS = /^\d+$/;
/** Numbers of one length, as a share of all that a roster has, that make the shorter ones look cut. */
const USUAL_SHARE = 0.6;
const FEWEST = 3;

/** `2.02312E+09` has lost its last digits; `2.0231234E+07` has all of them. */
function ofScientific(value: string): Damage | undefined {
  const [, first, rest = '', exponent] = SCIENTIFIC.exec(value) ?? [];
  if (first === undefined) return undefined;
  return { kind: 'scientific', repair: rest.length === Number(exponent) ? `${first}${rest}` : null };
}

const isDay = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** A code of two parts that became a day without a year. */
function ofCode(value: string): Damage | undefined {
  const [, month, day] = MONTH_DAY.exec(value) ?? [];
  if (month !== undefined) return { kind: 'date', repair: `${month}-${day}` };
  const [, first, name] = DAY_MONTH.exec(value) ?? [];
  const at = MONTHS.indexOf(name?.toLowerCase() ?? '');
  return at < 0 ? undefined : { kind: 'date', repair: `${at + 1}-${first}` };
}

function ofDate(value: string): Damage | undefined {
  const [, year, month, day] = DATE.exec(value) ?? [];
  if (year === undefined || !isDay(Number(month), Number(day))) return undefined;
  return { kind: 'date', repair: `${year}${month!.padStart(2, '0')}${day!.padStart(2, '0')}` };
}

/** Whether numbers are written in the parts of a date here: one of them has a month or day that there is not. */
const areWrittenLikeDates = (numbers: readonly string[]): boolean =>
  numbers.some((value) => DATE.test(value) && !ofDate(value));

/** The length of nearly all numbers of a roster, where some of them begin with a nought that others may have lost. */
function usualLength(numbers: readonly string[]): number | undefined {
  const digits = numbers.filter((value) => DIGITS.test(value));
  const counts = Map.groupBy(digits, ({ length }) => length);
  const [length, those] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (!those || those.length < FEWEST || those.length < digits.length * USUAL_SHARE) return undefined;
  return those.some((value) => value.startsWith('0')) ? length : undefined;
}

/** Tells of each number of a roster how a spreadsheet has plainly damaged it, judged beside the others; undefined for a sound one. */
export function damagesIn(numbers: readonly string[]): (value: string) => Damage | undefined {
  const usual = usualLength(numbers);
  const hasDates = !areWrittenLikeDates(numbers);
  return (value) => {
    const [, whole] = DECIMAL.exec(value) ?? [];
    if (whole !== undefined) return { kind: 'decimal', repair: whole };
    if (GROUPED.test(value)) return { kind: 'grouped', repair: value.replaceAll(',', '') };
    const [, typed] = APOSTROPHE.exec(value) ?? [];
    if (typed !== undefined) return { kind: 'apostrophe', repair: typed };
    if (usual !== undefined && DIGITS.test(value) && value.length < usual)
      return { kind: 'short', repair: value.padStart(usual, '0') };
    return ofScientific(value) ?? ofCode(value) ?? (hasDates ? ofDate(value) : undefined);
  };
}
