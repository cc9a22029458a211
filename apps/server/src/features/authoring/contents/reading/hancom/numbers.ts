import { formatNumber } from '../text/number-formats.ts';

/** One level of a numbering: `text` holds `^1` for the number of the first level. */
export interface NumberHead {
  /** As OWPML names it, such as `HANGUL_SYLLABLE`. */
  readonly format: string;
  readonly start: number;
  readonly text: string;
}

/** How a paragraph is numbered: its level begins at 0, the levels of a numbering at 1. */
export interface Numbered {
  readonly kind: string;
  readonly list: string;
  readonly level: number;
}

/** Automatic numbers of a Hancom document, counted as its paragraphs come. */
export class HancomNumbers {
  readonly #lists = new Map<string, Map<number, NumberHead>>();
  readonly #counts = new Map<string, number[]>();
  #outline = '';

  add(list: string, level: number, head: NumberHead): void {
    this.#lists.set(list, (this.#lists.get(list) ?? new Map<number, NumberHead>()).set(level, head));
  }

  /** Headings of the section that begins are numbered by that list, where they name none themselves. */
  beginSection(outline: string): void {
    this.#outline = outline;
  }

  /** The number of the next paragraph, such as `1.`; nothing where it has none. */
  next({ kind, list: named, level }: Numbered): string {
    const list = kind === 'OUTLINE' && !this.#lists.has(named) ? this.#outline : named;
    const heads = this.#lists.get(list);
    const own = heads?.get(level + 1);
    if (!heads || !own) return '';
    const key = `${kind} ${list}`;
    const counts = this.#counts.get(key) ?? [];
    for (let above = 0; above < level; above += 1) counts[above] ??= heads.get(above + 1)?.start ?? 1;
    counts[level] = counts[level] === undefined ? own.start : counts[level] + 1;
    counts.length = level + 1;
    this.#counts.set(key, counts);
    return own.text
      .replaceAll(/\^(\d)/g, (_, digit: string) =>
        formatNumber(heads.get(Number(digit))?.format ?? 'DIGIT', counts[Number(digit) - 1] ?? 1),
      )
      .trim();
  }
}
