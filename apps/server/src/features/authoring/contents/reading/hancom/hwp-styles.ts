import type { Stand } from '../text/line.ts';
import { headingLevel } from './heading-styles.ts';
import { OUTLINE } from './styles.text.ts';
import { HancomNumbers, type Numbered } from './numbers.ts';
import { type HwpRecord, RecordReader, TAG } from './hwp-records.ts';

/** Numbers are written in these signs (table 43), as OWPML names them. */
export const NUMBER_FORMATS = [
  'DIGIT',
  'CIRCLED_DIGIT',
  'ROMAN_CAPITAL',
  'ROMAN_SMALL',
  'LATIN_CAPITAL',
  'LATIN_SMALL',
  'CIRCLED_LATIN_CAPITAL',
  'CIRCLED_LATIN_SMALL',
  'HANGUL_SYLLABLE',
  'CIRCLED_HANGUL_SYLLABLE',
  'HANGUL_JAMO',
  'CIRCLED_HANGUL_JAMO',
  'HANGUL_PHONETIC',
  'IDEOGRAPH',
  'CIRCLED_IDEOGRAPH',
] as const;
const KINDS = ['NONE', 'OUTLINE', 'NUMBER', 'BULLET'] as const;
const LEVELS = 7;
/** What stands before the properties of a shape of letters. */
const BEFORE_PROPERTIES = 46;
const RAISED = 1 << 15;
const LOWERED = 1 << 16;

/** Styles, automatic numbers and raised letters of an HWP document (DocInfo), counted as its paragraphs come. */
export class HwpStyles {
  readonly #stands: Stand[] = [];
  readonly #shapes: Numbered[] = [];
  readonly #headings: (number | undefined)[] = [];
  readonly #numbers = new HancomNumbers();
  #lists = 0;

  constructor(records: readonly HwpRecord[]) {
    for (const record of records.flatMap((one) => [one, ...one.children])) this.#hear(record);
  }

  #hear({ tag, data }: HwpRecord): void {
    if (tag === TAG.charShape) {
      const properties = new RecordReader(data, BEFORE_PROPERTIES).long();
      this.#stands.push((properties & RAISED) !== 0 ? 'raised' : (properties & LOWERED) !== 0 ? 'lowered' : 'text');
    }
    if (tag === TAG.numbering) this.#hearNumbering(new RecordReader(data));
    if (tag === TAG.paraShape) {
      const reader = new RecordReader(data);
      const properties = reader.long();
      const list = String(reader.skip(26).word());
      this.#shapes.push({ kind: KINDS[(properties >>> 23) & 3]!, list, level: (properties >>> 25) & 7 });
    }
    if (tag !== TAG.style) return;
    const reader = new RecordReader(data);
    const [name, englishName] = [reader.text(), reader.text()];
    this.#headings.push(headingLevel(englishName) ?? headingLevel(name.replace(OUTLINE, 'Outline')));
  }

  /** Lists are counted from 1. */
  #hearNumbering(reader: RecordReader): void {
    const list = String((this.#lists += 1));
    const heads = Array.from({ length: LEVELS }, () => {
      const properties = reader.long();
      return { format: NUMBER_FORMATS[(properties >>> 5) & 0x1f] ?? 'DIGIT', text: reader.skip(8).text() };
    });
    const start = reader.word();
    for (const [index, head] of heads.entries())
      this.#numbers.add(list, index + 1, { ...head, start: reader.long() || (index === 0 ? start : 0) || 1 });
  }

  beginSection = (outline: number): void => this.#numbers.beginSection(String(outline));

  standOf = (shape: number): Stand => this.#stands[shape] ?? 'text';

  /** The level of a heading; undefined for text. */
  headingOf = (style: number): number | undefined => this.#headings[style];

  /** The number of the next paragraph of that shape, such as `1.`; nothing where it has none. */
  next(shape: number, style: number): string {
    // A shape counts seven levels: what is deeper looks like the seventh, and has no number.
    if ((this.headingOf(style) ?? 0) > LEVELS) return '';
    const numbered = this.#shapes[shape];
    return numbered?.kind === 'NUMBER' || numbered?.kind === 'OUTLINE' ? this.#numbers.next(numbered) : '';
  }
}
