import type { Letter } from '../letters.ts';

/** Signs as TeX names them. */
const SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '·': '\\cdot ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '∞': '\\infty ',
};
const WORD = /[\p{Script=Hangul}\p{Script=Han}]/u;
/** How much smaller and how far from the line a raised or lowered sign is. */
const SIGN = { size: 0.85, raised: 0.12, lowered: -0.05 };
const BLANK = 0.16;

const escaped = (text: string) => SIGNS[text] ?? text.replaceAll(/[\\{}$&#_^%~]/g, (sign) => `\\${sign}`);

/** A part of a formula as TeX, from left to right; its words stand as text. */
export function asTex(part: readonly Letter[]): string {
  const letters = part.toSorted((a, b) => a.x - b.x);
  const size = Math.max(...letters.map((letter) => letter.size));
  const base = letters.find((letter) => letter.size === size)!.y;
  const standOf = (letter: Letter) => {
    const rise = (letter.y - base) / size;
    if (letter.isFormula || letter.size > SIGN.size * size) return '';
    return rise > SIGN.raised ? '^' : rise < SIGN.lowered ? '_' : '';
  };
  const kindOf = (letter: Letter) => (WORD.test(letter.text) ? 'text' : standOf(letter));
  let tex = '';
  for (let at = 0; at < letters.length;) {
    const kind = kindOf(letters[at]!);
    const run = letters.slice(at, at + 1);
    while (letters[at + run.length] && kindOf(letters[at + run.length]!) === kind) run.push(letters[at + run.length]!);
    at += run.length;
    if (kind === 'text') {
      const text = run.map(({ text: one, x }, no) => {
        const before = run[no - 1];
        return before && x - before.x - before.width > BLANK * size ? ` ${one}` : one;
      });
      tex += `\\text{${text.join('')}}`;
    } else {
      const signs = run.map((letter) => (letter.isFormula ? letter.text : escaped(letter.text))).join('');
      tex += kind === '' ? signs : `${kind}{${signs}}`;
    }
  }
  return tex.trim();
}
