import { CHOSUNG, GANADA, HANJA, NATIVE, NATIVE_TENS, SINO, SYLLABLES, TEN } from './number-formats.text.ts';

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const MAX_ROMAN = 3999;

type Format = (count: number) => string;

const oneOf =
  (signs: string): Format =>
  (count) =>
    [...signs][(count - 1) % signs.length] ?? String(count);
const roman: Format = (count) => {
  if (count > MAX_ROMAN) return String(count);
  let [left, text] = [count, ''];
  for (const [value, sign] of ROMAN)
    while (left >= value) {
      text += sign;
      left -= value;
    }
  return text;
};
/** `aa` follows `z`, as Word counts. */
const letter: Format = (count) => String.fromCodePoint(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
/** Hancom goes on with other vowels: 거 follows 하. */
const syllable: Format = (count) => {
  const { consonants, vowels } = SYLLABLES;
  const at = count - 1;
  const vowel = vowels[Math.floor(at / consonants.length)];
  return vowel === undefined
    ? String(count)
    : String.fromCodePoint(0xac00 + (consonants[at % consonants.length]! * 21 + vowel) * 28);
};
const sino: Format = (count) => {
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  return count > 99 ? String(count) : `${tens > 1 ? SINO[tens] : ''}${tens > 0 ? TEN : ''}${SINO[ones]}`;
};
const native: Format = (count) =>
  count > 99 ? sino(count) : `${NATIVE_TENS[Math.floor(count / 10)]}${NATIVE[count % 10]}`;
const hanja: Format = (count) => [...String(count)].map((digit) => HANJA[Number(digit)]).join('');
const circled =
  (first: number, most: number): Format =>
  (count) =>
    count >= 1 && count <= most ? String.fromCodePoint(first + count - 1) : String(count);
const upper =
  (format: Format): Format =>
  (count) =>
    format(count).toUpperCase();

/** How programs name the signs of automatic numbers: Word (ECMA-376, 17.18.59) and Hancom (OWPML, NumberType1). */
const FORMATS: Readonly<Record<string, Format>> = {
  upperRoman: upper(roman),
  ROMAN_CAPITAL: upper(roman),
  lowerRoman: roman,
  ROMAN_SMALL: roman,
  upperLetter: upper(letter),
  LATIN_CAPITAL: upper(letter),
  lowerLetter: letter,
  LATIN_SMALL: letter,
  decimalZero: (count) => String(count).padStart(2, '0'),
  ganada: oneOf(GANADA),
  HANGUL_SYLLABLE: syllable,
  chosung: oneOf(CHOSUNG),
  HANGUL_JAMO: oneOf(CHOSUNG),
  koreanDigital: sino,
  koreanCounting: sino,
  HANGUL_PHONETIC: sino,
  koreanLegal: native,
  koreanDigital2: hanja,
  ideographDigital: hanja,
  IDEOGRAPH: hanja,
  decimalEnclosedCircle: circled(0x2460, 20),
  decimalEnclosedCircleChinese: circled(0x2460, 20),
  CIRCLED_DIGIT: circled(0x2460, 20),
  decimalEnclosedParen: circled(0x2474, 20),
  CIRCLED_HANGUL_SYLLABLE: circled(0x326e, 14),
  CIRCLED_HANGUL_JAMO: circled(0x3260, 14),
  CIRCLED_LATIN_CAPITAL: circled(0x24b6, 26),
  CIRCLED_LATIN_SMALL: circled(0x24d0, 26),
  none: () => '',
  bullet: () => '',
};

/** A number of a list in the signs of its format; digits where the format is unknown. */
export const formatNumber = (format: string, count: number): string =>
  count < 1 ? String(count) : (FORMATS[format] ?? String)(count);
