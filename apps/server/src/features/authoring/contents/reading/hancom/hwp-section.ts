import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { formatNumber } from '../text/number-formats.ts';
import { type HwpRecord, idOf, RecordReader, TAG } from './hwp-records.ts';
import { type HwpStyles, NUMBER_FORMATS } from './hwp-styles.ts';
import { piecesOf } from './hwp-text.ts';
import type { PlacedParagraphs } from './placed-paragraphs.ts';
import { equationPiece } from './equation-piece.ts';

/** Where the cell's column and row stand in the head of its list, behind the count and properties of its paragraphs. */
const CELL_ROW = 10;
const BOTTOM = 3;
/** Where a section names the numbering of its headings, behind its properties and distances. */
const OUTLINE_AT = 14;

/** Tables, formulas and shapes: each may have a caption. */
const OBJECTS: ReadonlySet<string> = new Set(['tbl ', 'eqed', 'gso ']);
/** Controls that are not read, and why. */
const UNREAD: Readonly<Record<string, LeftOutReason>> = {
  head: 'headerFooter',
  foot: 'headerFooter',
  tcmt: 'comment',
  '%%me': 'comment',
};
const NOTES: ReadonlySet<string> = new Set(['fn  ', 'en  ']);

/** Reads the paragraphs of one section of an HWP document, each with what hangs on it after it. */
export class HwpSection {
  readonly #styles: HwpStyles;
  readonly #put: PlacedParagraphs;
  readonly #leftOut: (reason: LeftOutReason) => void;

  constructor(styles: HwpStyles, put: PlacedParagraphs, leftOut: (reason: LeftOutReason) => void) {
    this.#styles = styles;
    this.#put = put;
    this.#leftOut = leftOut;
  }

  paragraph({ data, children }: HwpRecord): void {
    const reader = new RecordReader(data, 8);
    const [shape, style] = [reader.word(), reader.byte()];
    const styles = this.#styles;
    this.#put.begin({
      pieces: [],
      heading: styles.headingOf(style),
      number: () => styles.next(shape, style),
      after: [],
    });
    const controls = children.filter(({ tag }) => tag === TAG.control);
    for (const text of children.filter(({ tag }) => tag === TAG.text)) {
      for (const piece of piecesOf(text.data, this.#changesOf(children))) {
        if (piece !== 'control') this.#put.add(piece);
        else this.#control(controls.shift());
      }
    }
    this.#put.end();
  }

  #changesOf(children: readonly HwpRecord[]) {
    const data = children.find(({ tag }) => tag === TAG.charShapes)?.data ?? Buffer.alloc(0);
    const reader = new RecordReader(data);
    return Array.from({ length: data.length >>> 3 }, () => ({
      at: reader.long(),
      stand: this.#styles.standOf(reader.long()),
    }));
  }

  #control(control: HwpRecord | undefined): void {
    if (!control) return;
    const id = idOf(control.data);
    const reader = new RecordReader(control.data, 4);
    const unread = UNREAD[id];
    if (id === 'secd') this.#styles.beginSection(reader.skip(OUTLINE_AT).word());
    else if (unread) this.#leftOut(unread);
    else if (OBJECTS.has(id)) this.#object(id, control);
    else if (NOTES.has(id)) this.#paragraphsIn(control);
    else if (id === 'atno') this.#put.add({ stand: 'text', text: autoNumber(reader) });
    // The word that a small one stands above, and letters in one frame.
    else if (id === 'tdut' || id === 'tcps') this.#put.add({ stand: 'text', text: reader.text() });
  }

  /** Paragraphs of a note or box, or of the shapes of a group. */
  #paragraphsIn({ children }: Pick<HwpRecord, 'children'>): void {
    for (const child of children) {
      if (child.tag === TAG.paragraph) this.paragraph(child);
      else if (child.tag === TAG.shape) this.#paragraphsIn(child);
    }
  }

  /** What stands before the object's own record is its caption. */
  #object(id: string, { children }: HwpRecord): void {
    const at = children.findIndex(({ tag }) => tag === TAG.table || tag === TAG.equation || tag === TAG.shape);
    const [before, own] = [children.slice(0, Math.max(at, 0)), children.slice(at + 1)];
    const found = children[at];
    if (!found) return;
    if (found.tag === TAG.shape && idOf(found.data) === '$ole') this.#leftOut('embedded');
    this.#put.beginObject();
    const list = before.find(({ tag }) => tag === TAG.list);
    if (list) {
      this.#put.beginCaption((new RecordReader(list.data, 8).long() & 3) === BOTTOM);
      this.#paragraphsIn({ children: before });
      this.#put.endCaption();
    }
    if (id === 'tbl ') this.#table(own);
    else if (id === 'eqed')
      this.#put.add(equationPiece(new RecordReader(found.data, 4).text(), (reason) => this.#leftOut(reason)));
    else this.#paragraphsIn({ children: [found, ...own] });
    this.#put.endObject();
  }

  #table(cells: readonly HwpRecord[]): void {
    this.#put.beginTable();
    let row: number | undefined;
    for (const child of cells) {
      if (child.tag === TAG.list) {
        const ofCell = new RecordReader(child.data, CELL_ROW).word();
        if (ofCell !== row) {
          if (row !== undefined) this.#put.endRow();
          this.#put.beginRow();
          row = ofCell;
        }
        this.#put.beginCell();
      } else if (child.tag === TAG.paragraph && row !== undefined) this.paragraph(child);
    }
    if (row !== undefined) this.#put.endRow();
    this.#put.endTable();
  }
}

/** Number of a note, table or figure with the signs around it (table 144). */
function autoNumber(reader: RecordReader): string {
  const format = NUMBER_FORMATS[(reader.long() >>> 4) & 0xff] ?? 'DIGIT';
  const number = formatNumber(format, reader.word());
  const [, before, after] = [reader.text(1), reader.text(1), reader.text(1)];
  return `${before}${number}${after}`.replaceAll('\0', '');
}
