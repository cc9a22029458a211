import { isSeen, type Look, lookOf, type StyleLooks } from './docx-looks.ts';

type Attributes = Readonly<Record<string, string>>;

/** What has properties of its own, and the element in which they stand. */
const PROPERTIES: Readonly<Record<string, string>> = { r: 'rPr', p: 'pPr', tc: 'tcPr', tbl: 'tblPr' };
/** Tables with these styles have no colours of their own. */
const PLAIN_TABLE = /^(?:TableGrid|TableNormal|a[13]?|)$/;
/** What a change took away or moved elsewhere. */
const GONE: ReadonlySet<string> = new Set(['del', 'moveFrom']);

interface Frame {
  readonly name: string;
  look: Look;
}

/**
 * Follows a Word document and tells whether text at a place is visible. Hidden, deleted and moved runs are not, nor are
 * letters below three points and white ones on nothing.
 */
export class DocxSight {
  readonly #styles: StyleLooks;
  readonly #path: string[] = [];
  readonly #frames: Frame[] = [];
  #gone = 0;
  #isPageDark = false;

  constructor(styles: StyleLooks) {
    this.#styles = styles;
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (GONE.has(name)) this.#gone += 1;
    if (name === 'background') this.#isPageDark = true;
    // What a box is filled with stands far from its words.
    if (name in PROPERTIES || name === 'txbxContent')
      this.#frames.push({ name, look: name === 'txbxContent' ? { isShaded: true } : {} });
    const frame = this.#frames.at(-1);
    if (!frame || parent === undefined || PROPERTIES[frame.name] !== parent) return;
    if (name === 'pStyle' || name === 'rStyle')
      frame.look = { ...this.#styles.of(attributes['w:val'] ?? ''), ...frame.look };
    if (name === 'tblStyle') frame.look = { ...frame.look, isShaded: !PLAIN_TABLE.test(attributes['w:val'] ?? '') };
    frame.look = { ...frame.look, ...lookOf(name, attributes) };
  }

  close(name: string): void {
    this.#path.pop();
    if (GONE.has(name)) this.#gone -= 1;
    if (name === this.#frames.at(-1)?.name) this.#frames.pop();
  }

  get #look(): Look {
    return Object.assign({}, ...this.#frames.map(({ look }) => look)) as Look;
  }

  /** Why text at this place is not read; undefined where it is. */
  get unseen(): 'deleted' | 'hidden' | undefined {
    if (this.#gone > 0 || this.#look.isStruck) return 'deleted';
    return this.isSeen ? undefined : 'hidden';
  }

  get isSeen(): boolean {
    if (this.#gone > 0) return false;
    const isShaded = this.#isPageDark || this.#frames.some(({ look }) => look.isShaded);
    return isSeen({ ...this.#look, isShaded });
  }
}
