import type { Package } from '../package-xml.ts';
import { formatNumber } from '../text/number-formats.ts';

const HEADER = 'Contents/header.xml';
const HEADING = /^(?:outline ?(\d*)|title|heading ?(\d*))/i;

interface Head {
  readonly format: string;
  readonly start: number;
  text: string;
}
interface Numbered {
  readonly kind: string;
  readonly list: string;
  readonly level: number;
}

/** Styles and automatic numbers of a Hancom document (OWPML, header.xml), counted as its paragraphs come. */
export class HwpxStyles {
  readonly #headings = new Map<string, number>();
  readonly #paragraphs = new Map<string, Numbered>();
  readonly #lists = new Map<string, Map<number, Head>>();
  readonly #counts = new Map<string, number[]>();

  static async of(file: Package): Promise<HwpxStyles> {
    const styles = new HwpxStyles();
    if (file.has(HEADER)) await styles.#read(file);
    return styles;
  }

  async #read(file: Package): Promise<void> {
    let [list, paragraph] = ['', ''];
    let head: Head | undefined;
    await file.read(HEADER, {
      open: (name, { id = '', engName = '', type = '', idRef = '', level = '0', numFormat = 'DIGIT', start = '1' }) => {
        const heading = name === 'style' ? HEADING.exec(engName) : null;
        // Hancom calls its headings 개요, or Outline.
        if (heading) this.#headings.set(id, Number(heading[1] || heading[2] || 0));
        if (name === 'numbering') list = id;
        if (name === 'paraPr') paragraph = id;
        if (name === 'heading') this.#paragraphs.set(paragraph, { kind: type, list: idRef, level: Number(level) });
        if (name !== 'paraHead' || list === '') return;
        head = { format: numFormat, start: Number(start) || 1, text: '' };
        this.#lists.set(list, (this.#lists.get(list) ?? new Map<number, Head>()).set(Number(level), head));
      },
      text: (piece) => {
        if (head) head.text += piece;
      },
      close: (name) => {
        if (name === 'paraHead') head = undefined;
        if (name === 'numbering') list = '';
      },
    });
  }

  /** The level of a heading; undefined for text. */
  headingOf = (style: string): number | undefined => this.#headings.get(style);

  /** The number of the next paragraph of that shape, such as `1.`; nothing where it has none. */
  next(shape: string): string {
    const numbered = this.#paragraphs.get(shape);
    if (!numbered || (numbered.kind !== 'NUMBER' && numbered.kind !== 'OUTLINE')) return '';
    const heads =
      this.#lists.get(numbered.list) ?? (numbered.kind === 'OUTLINE' ? [...this.#lists.values()][0] : undefined);
    // Levels of paragraphs begin at 0, those of numberings at 1.
    const own = heads?.get(numbered.level + 1);
    if (!heads || !own) return '';
    const key = `${numbered.kind} ${numbered.list}`;
    const counts = this.#counts.get(key) ?? [];
    for (let above = 0; above < numbered.level; above += 1) counts[above] ??= heads.get(above + 1)?.start ?? 1;
    counts[numbered.level] = counts[numbered.level] === undefined ? own.start : counts[numbered.level]! + 1;
    counts.length = numbered.level + 1;
    this.#counts.set(key, counts);
    return own.text
      .replaceAll(/\^(\d)/g, (_, digit: string) =>
        formatNumber(heads.get(Number(digit))?.format ?? 'DIGIT', counts[Number(digit) - 1] ?? 1),
      )
      .trim();
  }
}
