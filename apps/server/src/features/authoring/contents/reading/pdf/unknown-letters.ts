import { USUAL_SYLLABLES } from './words/korean-words.text.ts';
import type { Letter } from './letters.ts';

/** What stands for a letter that its font does not tell. */
const UNKNOWN = '\uFFFD';
const HANGUL = /\p{Script=Hangul}/u;
const USUAL = new Set(USUAL_SYLLABLES);
/** The least share of them in Korean that is Korean. */
const LEAST_USUAL = 0.1;
/** Letters of scripts that people of this product write; others come from the numbers of glyphs. */
const EXPECTED =
  /[\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{M}]/u;
const LEAST_EXPECTED = 0.7;
/** Letters of a page from which on they tell whether its fonts are known. */
const ENOUGH = 40;
/** What codes without a letter look like beside Hangul. */
const CODE = /[\u0080-\u00AC\u00AE-\u00FF]/;
/** So many of them on a page are no accident, and this share of its letters. */
const CODES = { least: 5, share: 0.005 };

const share = (letters: readonly Letter[], test: (letter: Letter) => boolean) =>
  letters.filter(test).length / Math.max(letters.length, 1);

/** Whether the letters of a page are the numbers of glyphs: what is painted cannot be told from them. */
function areGlyphNumbers(solid: readonly Letter[]): boolean {
  if (solid.length < ENOUGH) return false;
  const hangul = solid.filter(({ text }) => HANGUL.test(text));
  // A list that says the same few words again and again is no sign.
  const isStrange =
    new Set(hangul.map(({ text }) => text)).size >= ENOUGH &&
    share(hangul, ({ text }) => USUAL.has(text)) < LEAST_USUAL;
  return isStrange || share(solid, ({ text }) => EXPECTED.test(text)) < LEAST_EXPECTED;
}

/** Codes beside Hangul that their font has no letter for. */
function unknownCodes(solid: readonly Letter[]): ReadonlySet<Letter> {
  const isHangul = (at: number) => HANGUL.test(solid[at]?.text ?? '');
  const codes = solid.filter(({ text }, at) => CODE.test(text) && (isHangul(at - 1) || isHangul(at + 1)));
  const letters = codes.filter(({ text }) => /\p{L}/u.test(text));
  return new Set(letters.length >= Math.max(CODES.least, solid.length * CODES.share) ? codes : []);
}

/** Marks the letters of a page that their fonts do not tell, and says what share of the page they are. */
export function markUnknown(letters: readonly Letter[]): {
  readonly letters: readonly Letter[];
  readonly share: number;
} {
  const solid = letters.filter(({ text, isBlank }) => !isBlank && text !== '');
  if (areGlyphNumbers(solid)) return { letters: [], share: 1 };
  const codes = unknownCodes(solid);
  if (codes.size === 0) return { letters, share: 0 };
  return {
    letters: letters.map((letter) => (codes.has(letter) ? { ...letter, text: UNKNOWN } : letter)),
    share: codes.size / solid.length,
  };
}
