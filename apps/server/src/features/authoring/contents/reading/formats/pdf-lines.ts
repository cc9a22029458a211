import type { WordBreaks } from './word-breaks.ts';

/** A piece of text as a PDF places it: `x` and `y` of its beginning on the baseline, in points. */
export interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}
export interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

/** A gap this wide, as a share of the letters' size, is a space that nobody wrote. */
const SPACE = 0.18;
/** What lies lower or higher by less of its size is on the same line. */
const SAME_LINE = 0.5;

/** Programs set Hangul and Latin letters or digits apart by less than this where nobody wrote a space. */
const SET_APART = 0.24;
/** What ends a clause stands at its word: a gap before it comes from a change of fonts. */
const CLOSING = /^[.,!?;:…)\]}]+(?:\s|$)/;
const isMixed = (before: string, after: string) =>
  (/\p{Script=Hangul}$/u.test(before) && /^[a-z0-9]/i.test(after)) ||
  (/[a-z0-9]$/i.test(before) && /^\p{Script=Hangul}/u.test(after));

/** Whether a gap (as a share of the letters' size), in which a blank may stand, is a space between words. */
const isSpace = (before: string, gap: number, hasBlank: boolean, after: string): boolean =>
  (hasBlank || gap > SPACE) && !CLOSING.test(after) && (gap >= SET_APART || !isMixed(before, after));

/** Lines of a page in the order they were written; words that are only set apart are separated by a space again. */
export function linesOf(pieces: readonly Placed[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let end = 0;
  let hasBlank = false;
  let [y, size] = [0, 0];
  const close = () => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line !== '') lines.push({ text: line, y, size });
    text = '';
    hasBlank = false;
  };
  for (const piece of pieces) {
    if (piece.text.trim() === '') {
      if (piece.text !== '') hasBlank = true;
      continue;
    }
    const isSameLine = text !== '' && Math.abs(piece.y - y) < SAME_LINE * Math.max(size, piece.size);
    if (!isSameLine || piece.x < end - 2 * piece.size) {
      close();
      [y, size] = [piece.y, piece.size];
    } else if (isSpace(text, (piece.x - end) / piece.size, hasBlank, piece.text)) {
      text += ' ';
    }
    hasBlank = false;
    text += piece.text;
    end = piece.x + piece.width;
    size = Math.max(size, piece.size);
  }
  close();
  return lines;
}

/** Larger than what most of the page is written in, and short. */
const HEADING = 1.18;
const MAX_HEADING = 80;
/** Lines further apart than this, by their size, begin a paragraph. */
const PARAGRAPH = 1.9;

/** Letters of a document by their size: most of them are its body. */
export class LetterSizes {
  readonly #letters = new Map<number, number>();

  add(lines: readonly Line[]): void {
    for (const { size, text } of lines) {
      const rounded = Math.round(size * 2) / 2;
      this.#letters.set(rounded, (this.#letters.get(rounded) ?? 0) + text.length);
    }
  }

  get body(): number {
    return [...this.#letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  }
}

/** Paragraphs of a page, each with the heading above it; a heading goes on from page to page. */
export function paragraphsOf(
  lines: readonly Line[],
  before: string,
  body: number,
  breaks: WordBreaks,
): { readonly paragraphs: { readonly text: string; readonly heading: string }[]; readonly heading: string } {
  const paragraphs: { text: string; heading: string }[] = [];
  let heading = before;
  let open: string[] = [];
  let last: Line | undefined;
  /** The line of a heading that came right before. */
  let above: Line | undefined;
  const close = () => {
    if (open.length > 0) paragraphs.push({ text: open.reduce((text, next) => breaks.join(text, next)), heading });
    open = [];
  };
  for (const line of lines) {
    const isHeading = line.size > body * HEADING && line.text.length <= MAX_HEADING;
    if (isHeading) {
      close();
      // A title that is too long for its line goes on in the next one.
      const goesOn =
        above !== undefined &&
        Math.abs(above.size - line.size) < 0.5 &&
        Math.abs(above.y - line.y) < PARAGRAPH * line.size;
      heading = goesOn ? breaks.join(heading, line.text) : line.text;
      above = line;
    } else {
      above = undefined;
      if (last && (Math.abs(last.y - line.y) > PARAGRAPH * line.size || /[.!?。]$/.test(last.text))) close();
      open.push(line.text);
    }
    last = line;
  }
  close();
  return { paragraphs, heading };
}
