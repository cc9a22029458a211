import {
  AFTER_NUMBER,
  BEFORE_HELPING,
  BEFORE_NUMBER,
  ENDED,
  HELPING,
  LAST_SYLLABLE,
  NEVER_FIRST,
  ORDINAL,
  PARTICLE,
  SHORT,
} from './word-breaks.text.ts';

interface Line {
  readonly text: string;
}

const HANGUL = /\p{Script=Hangul}/u;
const WORD = /[\p{L}\p{N}]+/gu;
/** Lines may be broken at these signs, around which Korean writes no blank: `정규형(3NF)`, `02-2110-2428`. */
const SET_TIGHT = /[·/]\n|\d-\n\d|[A-Za-z\d]-\n\p{Script=Hangul}|\p{Script=Hangul}\n\(/u;

/** What closes before a particle: `‘누리’가`. */
const CLOSED = /["'”’)\]」』》]$/;

/** As a share of the lines that end and go on in Hangul: programs that break between words come to a twentieth by chance. */
const WITHIN = 0.08;

/** Letters of a word, with what may stand behind it. */
const MAX_WORD = 42;

/** The last word of a line and the first of the next, where Hangul meets Hangul. */
function partsOf(before: string, after: string): readonly [head: string, tail: string] | undefined {
  if (!HANGUL.test(before.at(-1) ?? '') || !HANGUL.test(after[0] ?? '')) return undefined;
  return [/[\p{L}\p{N}]{1,40}$/u.exec(before)![0], /^[\p{L}\p{N}]{1,40}/u.exec(after)![0]];
}

/** The final consonant ㄹ, as Unicode counts them: of `견딜 수`. */
const FINAL_L = 8;
/** A verb before a noun: `생기는 일`, `견딜 수`. */
const isModifier = (word: string) =>
  word.length > 1 && (ENDED.test(word) || (word.charCodeAt(word.length - 1) - 0xac00) % 28 === FINAL_L);

/** The end of a sentence, or a particle behind a number or a Latin word: no line begins so. */
const goesOn = (before: string, after: string): boolean => {
  const tail = /^\p{Script=Hangul}{1,8}/u.exec(after)?.[0] ?? '';
  if (LAST_SYLLABLE.test(after)) return /[\p{L}\p{N}]$/u.test(before);
  if (BEFORE_NUMBER.test(before) && /^\d/.test(after)) return true;
  if (ORDINAL.test(before) && AFTER_NUMBER.test(after)) return true;
  return tail !== '' && /[A-Za-z\d]$/.test(before) && (NEVER_FIRST.has(tail) || tail.replace(PARTICLE, '') === '');
};

/**
 * Whether a line that ends within Hangul was broken between words or within one. The document itself says it: which
 * words stand in the middles of its lines, alone or with a particle.
 */
export class WordBreaks {
  readonly #alone = new Set<string>();
  readonly #stems = new Set<string>();
  #breaksWords = false;

  add(lines: readonly Line[]): void {
    for (const { text } of lines) {
      const words = text.match(WORD) ?? [];
      // The first and the last may be parts of words.
      for (const word of words.slice(1, -1)) {
        this.#alone.add(word);
        const stem = word.replace(PARTICLE, '');
        if (stem !== word && stem.length > 1) this.#stems.add(stem);
      }
    }
  }

  /** Learns from all lines together whether this document breaks within words at all. */
  settle(lines: readonly Line[]): void {
    let [breaks, within] = [0, 0];
    for (const [index, { text }] of lines.entries()) {
      const next = lines[index + 1]?.text ?? '';
      const parts = partsOf(text, next);
      if (parts || goesOn(text, next)) breaks += 1;
      if (goesOn(text, next) || (parts && this.#isSurely(...parts))) within += 1;
    }
    this.#breaksWords = within > breaks * WITHIN;
  }

  #isKnown(word: string): boolean {
    return this.#alone.has(word) || this.#stems.has(word) || this.#stems.has(word.replace(PARTICLE, ''));
  }

  /** Two lines of a paragraph as one. */
  join(before: string, after: string): string {
    // The end of a paragraph decides, however long that has become.
    const end = before.slice(-MAX_WORD);
    const hyphenated = /[\p{L}\p{N}]{1,40}-$/u.exec(end)?.[0];
    const tail = /^[\p{L}\p{N}]{1,40}/u.exec(after)?.[0] ?? '';
    if (hyphenated !== undefined && /^[a-z]/.test(tail)) {
      const head = hyphenated.slice(0, -1);
      const isCompound = !this.#alone.has(head + tail) && this.#alone.has(head) && this.#alone.has(tail);
      return `${isCompound ? before : before.slice(0, -1)}${after}`;
    }
    return `${before}${SET_TIGHT.test(`${end}\n${after}`) || this.#isOneWord(end, after) ? '' : ' '}${after}`;
  }

  /** A word of the document, or something that no word begins with. */
  #isSurely(head: string, tail: string): boolean {
    if (HELPING.test(tail) && BEFORE_HELPING.test(head)) return false;
    if (NEVER_FIRST.has(tail)) return true;
    return this.#isKnown(head + tail) && !(this.#alone.has(head) && this.#alone.has(tail));
  }

  /** Whether a number and its unit were parted: `2|개`. */
  #isOneValue(before: string, after: string): boolean {
    return /\d$/.test(before) && AFTER_NUMBER.test(after);
  }

  #isOneWord(before: string, after: string): boolean {
    if (!this.#breaksWords) return false;
    if (goesOn(before, after) || this.#isOneValue(before, after)) return true;
    const parts = partsOf(before, after);
    if (!parts) return false;
    const [head, tail] = parts;
    if (this.#isSurely(head, tail)) return true;
    // A particle behind a quotation or bracket ends its word.
    if (PARTICLE.test(head) && CLOSED.test(before.slice(0, -head.length))) return false;
    if (SHORT.has(head) || (tail.length === 1 && isModifier(head))) return false;
    if (tail.length === 1 && (!this.#alone.has(tail) || /^.[.,!?]/.test(after))) return true;
    if (this.#alone.has(head) || ENDED.test(head)) return false;
    // A noun that the document never leaves alone goes on.
    return this.#stems.has(head) || (head.length === 1 && !this.#isKnown(tail));
  }
}
