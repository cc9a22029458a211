import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { MathMLToLaTeX } from 'mathml-to-latex';
import type { HeadingTrail } from '../text/heading-trail.ts';
import { lineOf, type Piece, type Stand } from '../text/line.ts';
import { formatNumber } from '../text/number-formats.ts';
import { rowLine } from '../text/rows.ts';

/** What is used of a document, which is none of a browser. */
export interface Element {
  readonly nodeType: number;
  readonly tagName: string;
  readonly textContent: string | null;
  readonly outerHTML: string;
  readonly parentElement: Element | null;
  readonly children: Iterable<Element>;
  readonly childNodes: Iterable<Element>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  closest(selector: string): Element | null;
  matches(selector: string): boolean;
}

const ELEMENT = 1;
const TEXT = 3;
const words = (text: string) => new Set(text.split(' '));
/** Nothing of it is text of the page: programs, controls, what was struck out, what is read aloud above a word. */
const UNREAD = words(
  'TITLE SCRIPT STYLE NOSCRIPT TEMPLATE HEAD CANVAS OBJECT IFRAME EMBED VIDEO AUDIO SELECT TEXTAREA INPUT BUTTON DATALIST DEL S STRIKE RT RP DESC METADATA',
);
/** Another document within the page. */
const EMBEDDED: ReadonlySet<string> = new Set(['OBJECT', 'IFRAME', 'EMBED']);
/** Controls that show no value. */
const VALUELESS: ReadonlySet<string> = new Set([
  'hidden',
  'button',
  'submit',
  'reset',
  'image',
  'checkbox',
  'radio',
  'password',
]);
const BLOCKS = words(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR HTML LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY SVG TABLE TBODY TEXT TD TFOOT TH THEAD TR UL',
);
const LIST_FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};
const STANDS: Readonly<Record<string, Stand>> = { SUP: 'raised', SUB: 'lowered' };

const isHidden = (element: Element) =>
  element.getAttribute('hidden') !== null ||
  element.getAttribute('aria-hidden') === 'true' ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(element.getAttribute('style') ?? '');

/** Signs that a browser sets around a quotation. */
const QUOTES = ['“', '”'] as const;

/** Whether somebody filled in a control of a form. */
function hasValue(element: Element, name: string): boolean {
  if (name === 'INPUT')
    return (
      !VALUELESS.has(element.getAttribute('type')?.toLowerCase() ?? '') &&
      (element.getAttribute('value') ?? '').trim() !== ''
    );
  if (name === 'TEXTAREA') return (element.textContent ?? '').trim() !== '';
  return name === 'SELECT' && element.querySelector('option[selected]') !== null;
}

/** The formula that an element of MathML says; its source in TeX where it comes with it. */
function texOf(element: Element): string | undefined {
  const source = element.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
  if (source) return source;
  try {
    // A sign belongs to its number: `10^{- 6}` is 10 to the power of -6.
    return MathMLToLaTeX.convert(element.outerHTML)
      .trim()
      .replaceAll(/\{([-+−]) (?=[\dA-Za-z])/g, '{$1');
  } catch {
    return undefined;
  }
}

const STRUCK: ReadonlySet<string> = new Set(['DEL', 'S', 'STRIKE']);
/** Stands for a formula that TeX cannot say: its signs in a row would say another. */
const UNTOLD = '[…]';

type Trail = Pick<HeadingTrail, 'block' | 'heading'>;

/** Reads elements as a browser shows them: a block begins a paragraph, whatever it is called, and text needs none. */
export class HtmlBlocks {
  readonly #trail: Trail;
  readonly #leftOut: (reason: LeftOutReason) => void;
  readonly #isLeft: (element: Element) => boolean;
  #pieces: Piece[] = [];
  #stand: Stand = 'text';
  /** Of a list item, until its first words. */
  #label = '';
  /** How far the items of each list have come. */
  readonly #counts = new Map<Element, number>();

  constructor(
    trail: Trail,
    leftOut: (reason: LeftOutReason) => void,
    isLeft: (element: Element) => boolean = () => false,
  ) {
    this.#trail = trail;
    this.#leftOut = leftOut;
    this.#isLeft = isLeft;
  }

  read(element: Element): void {
    const name = element.tagName.toUpperCase();
    const reason = STRUCK.has(name)
      ? 'deleted'
      : this.#isLeft(element)
        ? 'menu'
        : isHidden(element)
          ? 'hidden'
          : undefined;
    if (reason && (element.textContent ?? '').trim() !== '') this.#leftOut(reason);
    if (!reason && EMBEDDED.has(name)) this.#leftOut('embedded');
    if (!reason && hasValue(element, name)) this.#leftOut('formField');
    if (reason || UNREAD.has(name)) return;
    if (name === 'MATH') this.#formula(element);
    else if (name === 'BR') this.#add('\n');
    else if (name === 'Q') {
      this.#add(QUOTES[0]);
      this.#within(element);
      this.#add(QUOTES[1]);
    } else if (name === 'PRE') this.#asWritten(element);
    else if (name === 'TR') this.#row(element);
    else if (/^H[1-6]$/.test(name)) this.#heading(element, Number(name[1]));
    else if (BLOCKS.has(name)) {
      this.flush();
      if (name === 'LI') this.#label = this.#numberOf(element);
      this.#within(element);
      this.flush();
    } else if (name in STANDS) {
      this.#stand = STANDS[name]!;
      this.#within(element);
      this.#stand = 'text';
    } else this.#within(element);
  }

  #formula(element: Element): void {
    const tex = texOf(element);
    if (tex === undefined) this.#leftOut('formula');
    this.#pieces.push(tex === undefined ? { stand: 'text', text: UNTOLD } : { stand: 'formula', text: tex });
  }

  #within(element: Element): void {
    for (const node of element.childNodes) {
      if (node.nodeType === TEXT) this.#add(node.textContent ?? '');
      else if (node.nodeType === ELEMENT) this.read(node);
    }
  }

  #add(text: string): void {
    const shown = text === '\n' ? text : text.replace(/[\t\n\r\f ]+/g, ' ');
    if (shown !== '') this.#pieces.push({ stand: this.#stand, text: shown });
  }

  #taken(): string {
    const line = lineOf(this.#pieces)
      .split('\n')
      .map((one) => one.replace(/ {2,}/g, ' ').trim())
      .join('\n')
      .trim();
    this.#pieces = [];
    return line;
  }

  #asWritten(element: Element): void {
    this.flush();
    this.#trail.block((element.textContent ?? '').replace(/^\n/, '').trimEnd());
  }

  #heading(element: Element, level: number): void {
    this.flush();
    this.#within(element);
    this.#trail.heading(this.#taken().replaceAll('\n', ' '), level);
  }

  /** A row on one line; a table in a cell is a part of the cell. */
  #row(row: Element): void {
    this.flush();
    const cells = [...row.children]
      .filter((cell) => !isHidden(cell))
      .map((cell) => {
        const lines: string[] = [];
        const within = new HtmlBlocks(
          { block: (text) => void lines.push(text), heading: (text) => void lines.push(text) },
          this.#leftOut,
          this.#isLeft,
        );
        for (const node of cell.childNodes) {
          if (node.nodeType === TEXT) within.#add(node.textContent ?? '');
          else if (node.nodeType === ELEMENT) within.read(node);
        }
        within.flush();
        return lines.join(' ');
      });
    this.#trail.block(rowLine(cells));
  }

  /** Number of an item, as the browser counts it. */
  #numberOf(item: Element): string {
    const list = item.parentElement;
    if (list?.tagName !== 'OL') return '';
    const step = list.getAttribute('reversed') === null ? 1 : -1;
    const first = step > 0 ? 1 : [...list.children].filter(({ tagName }) => tagName === 'LI').length;
    const next = (this.#counts.get(list) ?? (Number(list.getAttribute('start') ?? first) || first) - step) + step;
    const count = Number(item.getAttribute('value') ?? next) || next;
    this.#counts.set(list, count);
    return `${formatNumber(LIST_FORMATS[list.getAttribute('type') ?? ''] ?? 'decimal', count)}. `;
  }

  flush(): void {
    const line = this.#taken();
    if (line === '') return;
    this.#trail.block(`${this.#label}${line}`);
    this.#label = '';
  }
}
