import type { HeadingTrail } from '../text/heading-trail.ts';
import { lineOf, type Piece } from '../text/line.ts';
import { rowLine } from '../text/rows.ts';

/** A paragraph that is being read. */
export interface HancomParagraph {
  readonly pieces: Piece[];
  /** The level of a heading; undefined for text. */
  readonly heading: number | undefined;
  /** Tells the automatic number, asked once and only where there is text. */
  readonly number: () => string;
  /** Notes, boxes and captions that hang on it, and rows of its tables. */
  readonly after: string[];
}

/** Puts paragraphs where they are read: in the cell that holds them, after the paragraph they hang on, or by themselves. */
export class PlacedParagraphs {
  readonly #trail: HeadingTrail;
  /** The open paragraphs: those of cells, notes and boxes stand inside of another one. */
  readonly #open: HancomParagraph[] = [];
  /** Rows of the tables that are open, the inner ones last. */
  readonly #rows: string[][] = [];
  /** How many paragraphs were open where each table began. */
  readonly #tables: number[] = [];

  /** Objects that are open, by where the lines of each begin, with the caption that stands below them. */
  readonly #objects: { readonly at: number; readonly below: string[] }[] = [];
  #caption: { readonly at: number; readonly isBelow: boolean } | undefined;

  constructor(trail: HeadingTrail) {
    this.#trail = trail;
  }

  begin(paragraph: HancomParagraph): void {
    this.#open.push(paragraph);
  }

  add(piece: Piece): void {
    this.#open.at(-1)?.pieces.push(piece);
  }

  end(): void {
    const paragraph = this.#open.pop();
    if (!paragraph) return;
    const { pieces, heading, number, after } = paragraph;
    const line = lineOf(pieces).trim();
    const label = line === '' ? '' : number();
    const text = label === '' ? line : `${label} ${line}`;
    const row = this.#rows.at(-1);
    const outer = this.#open.at(-1);
    if (row && this.#caption === undefined && this.#open.length === this.#tables.at(-1)) {
      row[row.length - 1] = [row.at(-1) ?? '', text, ...after].join(' ');
    } else if (outer) {
      outer.after.push(...(text === '' ? [] : [text]), ...after);
    } else {
      if (heading === undefined) this.#trail.block(text);
      else this.#trail.heading(text, heading);
      for (const one of after) this.#trail.block(one);
    }
  }

  /** Lines that hang on the open paragraph, such as the words of a chart. */
  hang(lines: readonly string[]): void {
    this.#after.push(...lines.filter((line) => line.trim() !== ''));
  }

  /** A table, box or picture, which may have a caption. */
  beginObject(): void {
    this.#objects.push({ at: this.#after.length, below: [] });
  }

  beginCaption(isBelow: boolean): void {
    this.#caption = { at: this.#after.length, isBelow };
  }

  /** A caption stands above or below its object, wherever the file keeps it. */
  endCaption(): void {
    const object = this.#objects.at(-1);
    if (!object || !this.#caption) return;
    const lines = this.#after.splice(this.#caption.at);
    if (this.#caption.isBelow) object.below.push(...lines);
    else this.#after.splice(object.at, 0, ...lines);
    this.#caption = undefined;
  }

  endObject(): void {
    this.#after.push(...(this.#objects.pop()?.below ?? []));
  }

  get #after(): string[] {
    return this.#open.at(-1)?.after ?? [];
  }

  beginTable(): void {
    this.#tables.push(this.#open.length);
  }

  endTable(): void {
    this.#tables.pop();
  }

  beginRow(): void {
    this.#rows.push([]);
  }

  beginCell(): void {
    this.#rows.at(-1)?.push('');
  }

  endRow(): void {
    const line = rowLine(this.#rows.pop() ?? []);
    if (line !== '') this.#open.at(-1)?.after.push(line);
  }
}
