import type { Block } from '../outlet.ts';

interface Heading {
  readonly text: string;
  readonly level: number;
  readonly unitNo: number | null;
}

/** Between a heading and the one that follows it at once. */
const BELOW = ' › ';
const pathOf = (headings: readonly Heading[]) => headings.map(({ text }) => text).join(BELOW);

/**
 * Puts blocks under the heading above them. Headings that follow one another at once are a path; one that nothing stands
 * under is text itself, so that none is lost.
 */
export class HeadingTrail {
  readonly #put: (block: Block) => void;
  /** Headings since the last block, each deeper than the one before. */
  #waiting: Heading[] = [];
  #heading = '';

  constructor(put: (block: Block) => void) {
    this.#put = put;
  }

  /** A lower level stands higher; what does not tell levels gives all headings the same. */
  heading(text: string, level = 1, unitNo: number | null = null): void {
    const line = text.trim();
    if (line === '') return;
    this.#dropTo(level);
    this.#waiting.push({ text: line, level, unitNo });
  }

  block(text: string, unitNo: number | null = null): void {
    if (text.trim() === '') return;
    if (this.#waiting.length > 0) this.#heading = pathOf(this.#waiting);
    this.#waiting = [];
    this.#put({ text, unitNo, heading: this.#heading });
  }

  end(): void {
    this.#dropTo(-Infinity);
  }

  /** Takes back the waiting headings down to a level: the deepest of them has had its chance. */
  #dropTo(level: number): void {
    const last = this.#waiting.at(-1);
    if (!last || last.level < level) return;
    const above = this.#waiting.slice(0, -1);
    this.#put({ text: last.text, unitNo: last.unitNo, heading: pathOf(above) });
    this.#waiting = above.filter((heading) => heading.level < level);
  }
}
