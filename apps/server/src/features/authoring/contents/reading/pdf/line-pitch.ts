import type { Line } from './lines.ts';

/** Lines further apart than this, by their size, begin a paragraph, unless the whole document is set wider. */
const PARAGRAPH = 1.9;
/** What lines further apart than a usual one begin a paragraph, as a share of it. */
const WIDER = 1.12;
/** Lines so far apart are no lines of one paragraph in any document. */
const WIDEST = 3.2;
/** Of the lines at that distance, how many must be full: items of a list are not. */
const FULL = 0.5;
const FEW = 6;
/** A line is full that has this share of the width of its column: the next word had no room. */
const WIDTH = 0.85;

/** How far apart the lines of a document stand, as shares of their size. */
export class LinePitch {
  readonly #steps = new Map<number, { lines: number; full: number }>();

  add(lines: readonly Line[]): void {
    const columns = Map.groupBy(lines, ({ x, size }) => `${Math.round(x / size)} ${Math.round(size)}`);
    for (const column of columns.values()) {
      const right = Math.max(...column.map((line) => line.right));
      for (const [at, line] of column.entries()) {
        const next = column[at + 1];
        const step = next && next.turn === line.turn ? (line.y - next.y) / line.size : 0;
        if (step <= 0 || step > WIDEST) continue;
        const rounded = Math.round(step * 10) / 10;
        const found = this.#steps.get(rounded) ?? { lines: 0, full: 0 };
        found.lines += 1;
        if (line.right - line.x > WIDTH * (right - line.x)) found.full += 1;
        this.#steps.set(rounded, found);
      }
    }
  }

  /** From which distance on a line begins another paragraph. */
  get paragraph(): number {
    const [usual] = [...this.#steps].toSorted(([, a], [, b]) => b.full - a.full);
    if (!usual) return PARAGRAPH;
    const [step, { lines, full }] = usual;
    return lines >= FEW && full >= lines * FULL ? Math.max(PARAGRAPH, step * WIDER) : PARAGRAPH;
  }
}
