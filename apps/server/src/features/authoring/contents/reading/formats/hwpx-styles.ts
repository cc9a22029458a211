import { headingLevel } from '../hancom/heading-styles.ts';
import { HancomNumbers, type Numbered } from '../hancom/numbers.ts';
import type { Package } from '../package-xml.ts';
import type { Stand } from '../text/line.ts';

const HEADER = 'Contents/header.xml';
/** Hancom writes a line for all letters: these are none that one sees. */
const UNSTRUCK: ReadonlySet<string> = new Set(['', 'NONE', '3D']);
const STANDS: Readonly<Record<string, Stand>> = { supscript: 'raised', subscript: 'lowered' };

/** Styles, automatic numbers and raised letters of a Hancom document (OWPML, header.xml). */
export class HwpxStyles {
  readonly #headings = new Map<string, number>();
  readonly #paragraphs = new Map<string, Numbered>();
  readonly #stands = new Map<string, Stand>();
  readonly #struck = new Set<string>();
  readonly #numbers = new HancomNumbers();

  static async of(file: Package): Promise<HwpxStyles> {
    const styles = new HwpxStyles();
    if (file.has(HEADER)) await styles.#read(file);
    return styles;
  }

  async #read(file: Package): Promise<void> {
    let [list, paragraph, letters] = ['', '', ''];
    let head: { level: number; format: string; start: number; text: string } | undefined;
    await file.read(HEADER, {
      open: (
        name,
        { id = '', engName = '', type = '', idRef = '', level = '0', numFormat = 'DIGIT', start = '1', shape = '' },
      ) => {
        const heading = name === 'style' ? headingLevel(engName) : undefined;
        if (heading !== undefined) this.#headings.set(id, heading);
        if (name === 'numbering') list = id;
        if (name === 'paraPr') paragraph = id;
        if (name === 'charPr') letters = id;
        if (name === 'strikeout' && !UNSTRUCK.has(shape)) this.#struck.add(letters);
        if (name in STANDS) this.#stands.set(letters, STANDS[name]!);
        if (name === 'heading') this.#paragraphs.set(paragraph, { kind: type, list: idRef, level: Number(level) });
        if (name === 'paraHead' && list !== '')
          head = { level: Number(level), format: numFormat, start: Number(start) || 1, text: '' };
      },
      text: (piece) => {
        if (head) head.text += piece;
      },
      close: (name) => {
        if (name === 'paraHead' && head) {
          this.#numbers.add(list, head.level, head);
          head = undefined;
        }
        if (name === 'numbering') list = '';
      },
    });
  }

  /** The level of a heading; undefined for text. */
  headingOf = (style: string): number | undefined => this.#headings.get(style);

  beginSection = (outline: string): void => this.#numbers.beginSection(outline);

  isStruck = (letters: string): boolean => this.#struck.has(letters);

  standOf = (letters: string): Stand => this.#stands.get(letters) ?? 'text';

  /** The number of the next paragraph of that shape, such as `1.`; nothing where it has none. */
  next(shape: string): string {
    const numbered = this.#paragraphs.get(shape);
    return numbered?.kind === 'NUMBER' || numbered?.kind === 'OUTLINE' ? this.#numbers.next(numbered) : '';
  }
}
