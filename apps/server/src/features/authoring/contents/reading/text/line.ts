/** How a piece of a line stands: on it, above, below, or as a formula of TeX. */
export type Stand = 'text' | 'raised' | 'lowered' | 'formula';

export interface Piece {
  readonly stand: Stand;
  readonly text: string;
}

/** What an index or exponent belongs to, at the end of a text: a name, a number, a bracket. */
const BASE = /(?:[A-Za-z\d.]{1,40}|[A-Za-z\d)\]]{1,40})$/;
/** What goes on right after a formula would not be told apart from it. */
const GOES_ON = /^[A-Za-z\d]+/;
/** Raised words that are no exponents: ordinals and marks. */
const WORD = /^(?:st|nd|rd|th|TM|SM|®|©|™|\*+|†|‡)$/;

const MARK: Readonly<Record<'raised' | 'lowered', string>> = { raised: '^', lowered: '_' };
const escaped = (text: string) => text.replaceAll(/[\\{}$&#_^%~]/g, (sign) => `\\${sign}`);

/**
 * A line of pieces as text, where raised and lowered signs keep their meaning: `10` with a raised `6` is `$10^{6}$`,
 * never 106.
 */
export function lineOf(pieces: readonly Piece[]): string {
  let line = '';
  let tex = '';
  const close = () => {
    if (tex !== '') line += `$${tex}$`;
    tex = '';
  };
  for (const { stand, text } of pieces) {
    const word = text.trim();
    if (stand === 'formula') {
      tex += word;
    } else if (stand === 'text' || word === '' || WORD.test(word)) {
      const goesOn = tex === '' ? '' : (GOES_ON.exec(text)?.[0] ?? '');
      tex += goesOn;
      if (text.length > goesOn.length) close();
      line += text.slice(goesOn.length);
    } else {
      if (tex === '') {
        const base = BASE.exec(line)?.[0] ?? '';
        line = line.slice(0, line.length - base.length);
        tex = base;
      }
      tex += /^[\w+\-−.,()=]+$/.test(word)
        ? `${MARK[stand]}{${escaped(word)}}`
        : `${MARK[stand]}{\\text{${escaped(word)}}}`;
    }
  }
  close();
  return line;
}
