import type { Package } from '../package-xml.ts';
import { formatNumber } from '../text/number-formats.ts';

const NUMBERING = 'word/numbering.xml';

interface Level {
  start: number;
  format: string;
  /** Such as `제%1조`: `%1` stands for the number of the first level. */
  text: string;
  isDigits: boolean;
}
interface Numbering {
  readonly list: string;
  readonly starts: ReadonlyMap<number, number>;
}

/** A paragraph's place in a list. */
export interface NumberPlace {
  readonly number: string;
  readonly level: number;
}

/** Automatic numbers of a Word document (ECMA-376, 17.9), counted as its paragraphs come. */
export class DocxNumbers {
  readonly #lists = new Map<string, Map<number, Level>>();
  readonly #numberings = new Map<string, { list: string; starts: Map<number, number> }>();
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  static async of(file: Package): Promise<DocxNumbers> {
    const numbers = new DocxNumbers();
    if (file.has(NUMBERING)) await numbers.#read(file);
    return numbers;
  }

  async #read(file: Package): Promise<void> {
    let [list, number, at] = ['', '', 0];
    await file.read(NUMBERING, {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        if (name === 'abstractNum') [list, number] = [attributes['w:abstractNumId'] ?? '', ''];
        if (name === 'num') number = attributes['w:numId'] ?? '';
        if (name === 'lvl' || name === 'lvlOverride') at = Number(attributes['w:ilvl'] ?? 0);
        if (name === 'abstractNumId' && number !== '') this.#numberings.set(number, { list: value, starts: new Map() });
        if (name === 'startOverride') this.#numberings.get(number)?.starts.set(at, Number(value));
        if (number !== '') return;
        const levels = this.#lists.get(list) ?? new Map<number, Level>();
        const level = levels.get(at) ?? { start: 1, format: 'decimal', text: '', isDigits: false };
        if (name === 'start') level.start = Number(value);
        if (name === 'numFmt') level.format = value;
        if (name === 'lvlText') level.text = value;
        if (name === 'isLgl') level.isDigits = value !== '0' && value !== 'false';
        this.#lists.set(list, levels.set(at, level));
      },
    });
  }

  /** The number of the next paragraph at that place, such as `제1조`; nothing for a bullet. */
  next({ number, level }: NumberPlace): string {
    const numbering = this.#numberings.get(number);
    const levels = numbering && this.#lists.get(numbering.list);
    const own = levels?.get(level);
    if (!numbering || !levels || !own) return '';
    this.#restart(number, numbering);
    const counts = this.#counts.get(numbering.list) ?? [];
    for (let above = 0; above < level; above += 1) counts[above] ??= levels.get(above)?.start ?? 1;
    counts[level] = counts[level] === undefined ? own.start : counts[level] + 1;
    counts.length = level + 1;
    this.#counts.set(numbering.list, counts);
    return own.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatNumber(own.isDigits ? 'decimal' : (levels.get(at)?.format ?? 'decimal'), counts[at] ?? 1);
    });
  }

  /** A numbering with starts of its own begins anew where it is met first. */
  #restart(number: string, { list, starts }: Numbering): void {
    if (this.#begun.has(number)) return;
    this.#begun.add(number);
    const counts = this.#counts.get(list) ?? [];
    for (const [level, start] of starts) counts[level] = start - 1;
    if (starts.size > 0) this.#counts.set(list, counts);
  }
}
