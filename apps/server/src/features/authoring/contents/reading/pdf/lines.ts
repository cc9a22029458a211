import { lineOf, type Piece, type Stand } from '../text/line.ts';
import type { Letter } from './letters.ts';
import type { Row } from './rows.ts';

export interface Line {
  readonly text: string;
  /** Where it begins and ends along its direction, and its baseline across it, in points. */
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** It ends with a blank that somebody wrote: the next line begins with a word. */
  readonly endsWithBlank: boolean;
}

/** A gap this wide, as a share of the letters' size, is a space that nobody wrote. */
const SPACE = 0.16;
/** The same between Hangul and Latin letters or digits, which programs set apart by less. */
const SET_APART = 0.24;
/** The same in a document that writes its blanks: wider, it is a step to somewhere else. */
const STEP = 0.3;
/** How far letters may be set apart on purpose. */
const MAX_SPACING = 0.6;
/** As a share of the spaces of the same line. */
const USUAL = 0.65;
/** Blanks among the letters of a document that writes them. */
const WRITTEN = 0.03;
/** As a share of the blanks, spaces without one from which on they are not always written. */
const UNWRITTEN = 0.1;

/** What ends a clause stands at its word: a gap before it comes from a change of fonts. */
const CLOSING = /^[.,!?;:…)\]}]/;
const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /[a-z0-9]/i;
const isMixed = (a: string, b: string) => (HANGUL.test(a) && LATIN.test(b)) || (LATIN.test(a) && HANGUL.test(b));

/** How much smaller, higher or lower than the line a raised or lowered sign is. */
const SIGN = { size: 0.85, raised: 0.12, lowered: -0.05 };

/** As a share of its letters. */
const SOME = 0.15;

/** Adobe's tables of Korean letters tell a raised minus as a sign of phonetics. */
const RAISED_MINUS = /\u02D7([⁰¹²³⁴-⁹])?/g;

/** Gaps between letters without a blank between them, as shares of their size. */
const gapBefore = (before: Letter, after: Letter) => (after.x - before.x - before.width) / after.size;

/** Letters and blanks of a document so far: whether its blanks are written. */
export class Blanks {
  #letters = 0;
  #blanks = 0;
  /** Spaces between Hangul that are gaps alone. */
  #gaps = 0;

  add(rows: readonly Row[]): void {
    for (const row of rows) this.#addRow(row);
  }

  #addRow(letters: Row): void {
    this.#letters += letters.length;
    let [before, last]: [Letter | undefined, number] = [undefined, 0];
    for (const letter of letters) {
      if (letter.isBlank) this.#blanks += 1;
      else if (before && !before.isBlank && HANGUL.test(before.text) && HANGUL.test(letter.text)) {
        const gap = gapBefore(before, letter);
        if (gap - last > SPACE && gap < 2 * SPACE + STEP) this.#gaps += 1;
        last = gap;
      }
      before = letter;
    }
  }

  get areWritten(): boolean {
    return this.#blanks > this.#letters * WRITTEN && this.#gaps < this.#blanks * UNWRITTEN;
  }
}

const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const mostOf = <Key>(keys: readonly Key[]): Key | undefined =>
  [...Map.groupBy(keys, (key) => key)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];

/** From which gap on, without a blank, a space is seen between two letters of this line. */
function thresholdOf(letters: readonly Letter[], areBlanksWritten: boolean) {
  const gaps: number[] = [];
  const spaces: number[] = [];
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1];
    if (!before || before.isBlank || letter.isBlank) continue;
    const gap = gapBefore(before, letter);
    gaps.push(gap);
    if (gap > SPACE && !isMixed(before.text, letter.text)) spaces.push(gap);
  }
  const spacing = Math.min(Math.max(quantile(gaps, 0.25), 0), MAX_SPACING);
  if (areBlanksWritten) return () => STEP + spacing;
  const usual = quantile(spaces, 0.5) * USUAL;
  return (before: string, after: string) =>
    spacing + (isMixed(before, after) ? Math.min(usual || SET_APART, SET_APART) : SPACE);
}

/** How a letter stands on its line. */
function standOf({ size, y }: Letter, base: { readonly size: number; readonly y: number }): Stand {
  if (size > SIGN.size * base.size) return 'text';
  const rise = (y - base.y) / base.size;
  return rise > SIGN.raised ? 'raised' : rise < SIGN.lowered ? 'lowered' : 'text';
}

/** The largest size that some of a line is written in: a sign of a formula is larger than its line. */
function largestOf(solid: readonly Letter[]): number {
  const sizes = Map.groupBy(solid, ({ size }) => size);
  return Math.max(...[...sizes].flatMap(([size, { length }]) => (length >= solid.length * SOME ? [size] : [])));
}

function closeLine(letters: Row, areBlanksWritten: boolean): Line | undefined {
  const solid = letters.filter(({ isBlank }) => !isBlank);
  if (solid.length === 0) return undefined;
  const isSpace = thresholdOf(letters, areBlanksWritten);
  const base = { size: mostOf(solid.map(({ size }) => size))!, y: 0 };
  base.y = mostOf(solid.filter(({ size }) => size === base.size).map(({ y }) => y))!;
  const pieces: Piece[] = [];
  const put = (stand: Stand, text: string) => {
    const last = pieces.at(-1);
    if (last?.stand === stand) pieces[pieces.length - 1] = { stand, text: last.text + text };
    else pieces.push({ stand, text });
  };
  let before: Letter | undefined;
  let hasBlank = false;
  for (const letter of letters) {
    if (letter.isBlank) {
      hasBlank = true;
      continue;
    }
    const isApart =
      before !== undefined &&
      (hasBlank || (gapBefore(before, letter) > isSpace(before.text, letter.text) && !CLOSING.test(letter.text)));
    if (isApart) put('text', ' ');
    put(letter.isFormula ? 'formula' : standOf(letter, base), letter.text);
    before = letter;
    hasBlank = false;
  }
  const text = lineOf(pieces)
    .replace(RAISED_MINUS, (_, exponent?: string) => (exponent === undefined ? '-' : `⁻${exponent}`))
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return undefined;
  const [first, last] = [solid[0]!, solid.at(-1)!];
  return {
    text,
    x: first.x,
    right: last.x + last.width,
    y: base.y,
    size: largestOf(solid),
    turn: first.turn,
    endsWithBlank: hasBlank,
  };
}

/** Lines of a page in the order they were written; words that are only set apart are separated by a space again. */
export const linesOf = (rows: readonly Row[], areBlanksWritten: boolean): Line[] =>
  rows.flatMap((row) => closeLine(row, areBlanksWritten) ?? []);
