import type { Line } from './lines.ts';
import type { LineEnd, WordBreaks } from './words/word-breaks.ts';

/** Larger than what most of the page is written in, and short. */
const HEADING = 1.18;
const MAX_HEADING = 80;
/** Sizes that differ by less, in points, are the same. */
const SAME_SIZE = 0.5;
const SENTENCE_END = /[.!?。]["'”’)\]]?$/;

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

const isSameSize = (a: Line, b: Line) => Math.abs(a.size - b.size) < SAME_SIZE;
const isNear = (a: Line, b: Line, apart: number) => a.turn === b.turn && Math.abs(a.y - b.y) <= apart * b.size;

/** Whether a paragraph goes on at the head of the next column or page. */
export const goesOnAbove = (last: Line, next: Line) =>
  isSameSize(last, next) && last.turn === next.turn && !SENTENCE_END.test(last.text);

/** Whether the next line belongs to the paragraph of the last one. */
function isSameParagraph(last: Line, next: Line, apart: number): boolean {
  if (SENTENCE_END.test(last.text)) return false;
  return isNear(last, next, apart) || (next.y > last.y && next.x > last.right - last.size && goesOnAbove(last, next));
}

interface Paragraph {
  readonly text: string;
  readonly isHeading: boolean;
  readonly size: number;
  readonly first: Line;
  readonly last: Line;
  readonly end: LineEnd;
}

/** A line that leaves room for more than a letter, with what must stand behind it, ended between words. */
const ROOM = 1.35;
/** Lines before and after that tell how wide a column is. */
const NEIGHBOURS = 6;

/** Lines of a cell: a column has more. */
const CELL_LINES = 3;

const isRoom = (right: number, line: Line) => right - line.right > ROOM * line.size;

/** Lines of the same column above or below, the nearest first: a gap as between paragraphs ends it. */
function besideIn(column: readonly Line[], line: Line, apart: number): Line[] {
  const found: Line[] = [];
  let edge = line.y;
  for (const one of column) {
    const isInColumn =
      isSameSize(one, line) && one.turn === line.turn && Math.abs(one.x - line.x) < SAME_SIZE * line.size;
    if (!isInColumn) continue;
    if (Math.abs(one.y - edge) > apart * line.size) break;
    found.push(one);
    edge = one.y;
  }
  return found;
}

/** The next cell of a row begins to the right, hardly higher or lower: words of either may be centred. */
const isNextCell = (line: Line, next: Line, apart: number) =>
  next.turn === line.turn && next.x > line.right && Math.abs(next.y - line.y) < CELL_LINES * apart * line.size;

/** How a line ends: with a blank, with room for more, or full. */
function endOf(line: Line, at: number, lines: readonly Line[], apart: number): LineEnd {
  if (line.endsWithBlank) return 'blank';
  const next = lines[at + 1];
  if (next && isNextCell(line, next, apart)) return 'blank';
  const above = besideIn(lines.slice(Math.max(0, at - NEIGHBOURS), at).toReversed(), line, apart);
  const below = besideIn(lines.slice(at + 1, at + NEIGHBOURS + 1), line, apart);
  if (![...above, ...below].some(({ right }) => isRoom(right, line))) return 'full';
  // Beside a box lines are shorter than below it: as long as the one above, it is full.
  const [last] = above;
  return last && Math.abs(last.right - line.right) <= ROOM * line.size && !SENTENCE_END.test(last.text)
    ? 'full'
    : 'room';
}

/** What the whole document says of its lines. */
export interface DocumentLook {
  /** The size of most letters. */
  readonly body: number;
  /** Lines further apart than this, by their size, begin a paragraph. */
  readonly apart: number;
  readonly breaks: WordBreaks;
}

/** Paragraphs and headings of a page. */
export function paragraphsOf(lines: readonly Line[], { body, apart, breaks }: DocumentLook): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [at, line] of lines.entries()) {
    const end = endOf(line, at, lines, apart);
    const isHeading = line.size > body * HEADING && line.text.length <= MAX_HEADING;
    const open = paragraphs.at(-1);
    // A title that is too long for its line goes on in the next one.
    const goesOn =
      open?.isHeading === isHeading &&
      (isHeading
        ? isSameSize(open.last, line) && isNear(open.last, line, apart)
        : isSameParagraph(open.last, line, apart));
    if (open && goesOn) {
      paragraphs[paragraphs.length - 1] = {
        ...open,
        text: breaks.join(open.text, line.text, open.end),
        last: line,
        end,
      };
    } else {
      paragraphs.push({ text: line.text, isHeading, size: line.size, first: line, last: line, end });
    }
  }
  return paragraphs;
}
