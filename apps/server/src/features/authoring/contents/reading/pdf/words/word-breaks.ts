import { isParticles, type KoreanWords, loadKoreanWords } from './korean-words.ts';
import {
  AFTER_FINAL,
  AFTER_NUMBER,
  AUXILIARY,
  BEFORE_AUXILIARY,
  BEFORE_EXISTING,
  BEFORE_HELPING,
  BEFORE_NUMBER,
  ENDED,
  EXISTING,
  HELPING,
  LAST_SYLLABLE,
  NEVER_FIRST,
  ORDINAL,
  PARTICLE,
  PREFIX,
  SHORT,
  WHOLE_BEFORE_BRACKET,
  WITH_AUXILIARY,
} from './word-breaks.text.ts';

interface Line {
  readonly text: string;
  readonly endsWithBlank?: boolean;
  /** Where it stands, if it is a line of a page. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** A line goes on in one right below, indented by no more than so many letters. */
const BELOW = { indent: 2.2, step: 3.2 };
function isBelow(line: Line, next: Line): boolean {
  const { x = 0, y = 0, size = 0 } = line;
  const step = y - (next.y ?? 0);
  if (size === 0) return true;
  return step > 0 && step < BELOW.step * size && Math.abs((next.x ?? 0) - x) < BELOW.indent * size;
}

/** How a line ended: with a written blank, with room for another letter, or full. */
export type LineEnd = 'blank' | 'room' | 'full';

const HANGUL = /\p{Script=Hangul}/u;
const WORD = /[\p{L}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;
/** Lines may be broken at these signs, around which Korean writes no blank: `정규형(3NF)`, `02-2110-2428`. */
const SET_TIGHT = /[·/]\n|\d-\n\d|[A-Za-z\d]-\n[\p{Script=Hangul}A-Z\d]|\n[)\]}”’」』》.,!?:;]/u;
/** A bracket behind Hangul, within a line. */
const BRACKET = /\p{Script=Hangul}( ?)\(/gu;

/** A date or a telephone number has no unit. */
const DATE = /\d-\d{1,4}$/;

/** Whether a unit and its particles alone follow a number: `1,500|원이다`. */
function isUnitOf(before: string, tail: string): boolean {
  const unit = /\d$/.test(before) && !DATE.test(before) ? AFTER_NUMBER.exec(tail)?.[0] : undefined;
  if (unit === undefined) return false;
  const behind = tail.slice(unit.length);
  return isParticles(behind) || PARTICLE.exec(behind)?.[0] === behind;
}

/** What closes before a particle: `‘누리’가`. */
const CLOSED = /["'”’)\]」』》]$/;

/** As a share of the lines that end and go on in Hangul: programs that break between words come to a twentieth by chance. */
const WITHIN = 0.08;

/** A short document has too few breaks to tell by itself: the dictionary is asked. */
const FEW = 30;
const WITHIN_FEW = 0.2;

/** Of the lines that end and go on in Hangul, those with a blank where a program writes it wherever it broke between words. */
const WRITTEN_ENDS = 0.15;
/** What is repeated on each page tells once. */
const LEAST_WRITTEN = 4;
const HYPHENATED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,40}-[\p{L}\p{N}]{1,40}/gu;

/** Letters of a word, with what may stand behind it. */
const MAX_WORD = 42;

/** The last word of a line and the first of the next, where Hangul meets Hangul. */
function partsOf(before: string, after: string): readonly [head: string, tail: string] | undefined {
  if (!HANGUL.test(before.at(-1) ?? '') || !HANGUL.test(after[0] ?? '')) return undefined;
  return [/[\p{L}\p{N}]{1,40}$/u.exec(before)![0], /^[\p{L}\p{N}]{1,40}/u.exec(after)![0]];
}

/** Two words as a pair: what stands behind the second is left. */
const pairOf = (head: string, tail: string) => {
  const word = /^[\p{L}\p{N}]{1,40}/u.exec(tail)?.[0] ?? '';
  const stem = word.replace(PARTICLE, '');
  return `${/[\p{L}\p{N}]{1,40}$/u.exec(head)?.[0] ?? ''} ${stem.length > 1 ? stem : word}`;
};

/** The final consonant ㄹ, as Unicode counts them: of `견딜 수`. */
const FINAL_L = 8;
/** The consonant that closes a word, as Unicode counts them: 0 for none. */
const finalOf = (word: string) => (word.charCodeAt(word.length - 1) - 0xac00) % 28;
/** A verb before a noun: `생기는 일`, `견딜 수`. */
const isModifier = (word: string) => word.length > 1 && (ENDED.test(word) || finalOf(word) === FINAL_L);

/** The end of a sentence, or a particle behind a number or a Latin word: no line begins so. */
const goesOn = (before: string, after: string): boolean => {
  const tail = /^\p{Script=Hangul}{1,8}/u.exec(after)?.[0] ?? '';
  if (LAST_SYLLABLE.test(after)) return /[\p{L}\p{N}]$/u.test(before);
  if (BEFORE_NUMBER.test(before) && /^\d/.test(after)) return true;
  if (ORDINAL.test(before) && AFTER_NUMBER.test(after)) return true;
  return tail !== '' && LATIN_END.test(before) && belongsToLatin(tail);
};

const areApart = (head: string, tail: string) =>
  (EXISTING.test(tail) && BEFORE_EXISTING.test(head)) || (tail === AFTER_FINAL && finalOf(head) === 0);

const LATIN_END = /[A-Za-z\d]$/;
const belongsToLatin = (tail: string) => NEVER_FIRST.has(tail) || isParticles(tail);
const formOf = (tail: string) => (HELPING.test(tail) ? 'verb' : 'particle');
/** Latin words and what follows them in Hangul, within a line. */
const AFTER_LATIN = /[A-Za-z\d]( ?)(\p{Script=Hangul}{1,8})(?!\p{Script=Hangul})/gu;

/**
 * Whether a line that ends within Hangul was broken between words or within one. The document itself says it: which
 * words stand in the middles of its lines, alone or with a particle.
 */
export class WordBreaks {
  readonly #alone = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #hyphenated = new Set<string>();
  /** Two words that stand one after the other within a line, the second without its particle. */
  readonly #pairs = new Set<string>();
  /** Particles and endings behind Latin words, as the document writes them. */
  readonly #afterLatin = { verb: { together: 0, apart: 0 }, particle: { together: 0, apart: 0 } };
  /** Brackets behind Hangul, and verbs that help another, likewise. */
  readonly #bracket = { together: 0, apart: 0 };
  readonly #auxiliary = { together: 0, apart: 0 };
  #breaksWords = false;
  #endsTell = false;
  #words: KoreanWords | undefined;

  add(lines: readonly Line[]): void {
    for (const { text } of lines) {
      for (const [, blank, tail] of text.matchAll(AFTER_LATIN))
        if (belongsToLatin(tail!)) this.#afterLatin[formOf(tail!)][blank === '' ? 'together' : 'apart'] += 1;
      for (const [, blank] of text.matchAll(BRACKET)) this.#bracket[blank === '' ? 'together' : 'apart'] += 1;
      for (const word of text.match(HYPHENATED) ?? []) this.#hyphenated.add(word);
      this.#learnPairs(text.split(' ').slice(1, -1));
      const words = text.match(WORD) ?? [];
      // The first and the last may be parts of words.
      for (const word of words.slice(1, -1)) {
        this.#alone.add(word);
        const stem = word.replace(PARTICLE, '');
        if (stem !== word && stem.length > 1) this.#stems.add(stem);
      }
    }
  }

  #learnPairs(words: readonly string[]): void {
    for (const [at, word] of words.entries()) {
      if (WITH_AUXILIARY.test(word)) this.#auxiliary.together += 1;
      const next = words[at + 1];
      if (next === undefined || !HANGUL.test(word.at(-1)!) || !HANGUL.test(next[0]!)) continue;
      if (BEFORE_AUXILIARY.test(word) && AUXILIARY.test(next)) this.#auxiliary.apart += 1;
      this.#pairs.add(pairOf(word, next));
    }
  }

  /** Learns from all lines together whether this document breaks within words at all. */
  settle(lines: readonly Line[]): void {
    let [breaks, within] = [0, 0];
    const hangul = { all: new Set<string>(), written: new Set<string>() };
    const all: (readonly [head: string, tail: string])[] = [];
    for (const [index, line] of lines.entries()) {
      const { text, endsWithBlank } = line;
      const below = lines[index + 1];
      const next = below && isBelow(line, below) ? below.text : '';
      const parts = partsOf(text, next);
      if (parts) {
        hangul.all.add(text);
        if (endsWithBlank) hangul.written.add(text);
      }
      if (parts || goesOn(text, next)) breaks += 1;
      if (parts && breaks <= FEW) all.push(parts);
      if (goesOn(text, next) || (parts && this.#isSurely(...parts))) within += 1;
    }
    const written = hangul.written.size;
    this.#breaksWords = within > breaks * WITHIN || (breaks <= FEW && this.#tornIn(all) > breaks * WITHIN_FEW);
    // Between words a program writes most blanks: it leaves one out where the line is full.
    const isMost = written > hangul.all.size / 2;
    this.#endsTell =
      written >= LEAST_WRITTEN && written > hangul.all.size * WRITTEN_ENDS && (this.#breaksWords || !isMost);
  }

  /** Words of the dictionary that lines part into what is no word. */
  #tornIn(all: readonly (readonly [head: string, tail: string])[]): number {
    if (all.length === 0) return 0;
    const words = (this.#words ??= loadKoreanWords());
    return all.filter(([head, tail]) => words.has(head + tail) && !(words.has(head) && words.has(tail))).length;
  }

  #isKnown(word: string): boolean {
    return this.#alone.has(word) || this.#stems.has(word) || this.#stems.has(word.replace(PARTICLE, ''));
  }

  /** Two lines of a paragraph as one; a program that writes blanks at the ends of lines tells where it broke words. */
  join(before: string, after: string, lineEnd: LineEnd = 'full'): string {
    // The end of a paragraph decides, however long that has become.
    const end = before.slice(-MAX_WORD);
    const hyphenated = /[\p{L}\p{N}]{1,40}[-‐\u00AD]$/u.exec(end)?.[0];
    const tail = /^[\p{L}\p{N}]{1,40}/u.exec(after)?.[0] ?? '';
    if (lineEnd === 'blank') return `${before} ${after}`;
    if (this.#endsTell && this.#isWithoutBlank(end, after, lineEnd)) return `${before}${after}`;
    if (hyphenated !== undefined && /^[a-z]/.test(tail)) {
      const head = hyphenated.slice(0, -1);
      const isCompound =
        this.#hyphenated.has(hyphenated + tail) ||
        (!this.#alone.has(head + tail) && this.#alone.has(head) && this.#alone.has(tail));
      return `${isCompound ? before : before.slice(0, -1)}${after}`;
    }
    const isTight =
      SET_TIGHT.test(`${end}\n${after}`) ||
      (after.startsWith('(') && this.#isTightBracket(end)) ||
      this.#isParticleOf(end, after) ||
      ((lineEnd === 'full' || LATIN_END.test(end)) && this.#isOneWord(end, after));
    return `${before}${isTight ? '' : ' '}${after}`;
  }

  /** Where blanks are written at the ends of lines: a line without one ended within a word. */
  #isWithoutBlank(end: string, after: string, lineEnd: LineEnd): boolean {
    if (partsOf(end, after)) return lineEnd === 'full';
    return this.#isParticleOf(end, after);
  }

  /** A particle behind a number, a Latin word or a bracket, where the document writes them together. */
  #isParticleOf(end: string, after: string): boolean {
    if (!LATIN_END.test(end) && !CLOSED.test(end)) return false;
    const { apart, together } = this.#afterLatin.particle;
    const tail = /^\p{Script=Hangul}{1,8}/u.exec(after)?.[0] ?? '';
    if (isUnitOf(end, tail)) return true;
    if (apart > together || SHORT.has(tail)) return false;
    return NEVER_FIRST.has(tail) || (tail.length > 1 && isParticles(tail));
  }

  /** A bracket behind Hangul, as the document writes it. */
  #isTightBracket(end: string): boolean {
    if (!HANGUL.test(end.at(-1) ?? '') || WHOLE_BEFORE_BRACKET.test(end)) return false;
    return this.#bracket.together >= this.#bracket.apart;
  }

  /** A word of the document, or something that no word begins with. */
  #isSurely(head: string, tail: string): boolean {
    if (areApart(head, tail)) return false;
    if (HELPING.test(tail) && (BEFORE_HELPING.test(head) || NEVER_FIRST.has(head))) return false;
    if (NEVER_FIRST.has(tail)) return true;
    return this.#isKnown(head + tail) && !(this.#alone.has(head) && this.#alone.has(tail));
  }

  /** Whether a number and its unit were parted: `2|개`. */
  #isOneValue(before: string, after: string): boolean {
    return /\d$/.test(before) && !DATE.test(before) && AFTER_NUMBER.test(after);
  }

  #isOneWord(before: string, after: string): boolean {
    if (!this.#breaksWords) return false;
    if (HAN.test(before.at(-1) ?? ''))
      return HAN.test(after[0] ?? '') || isParticles(/^\p{Script=Hangul}{0,8}/u.exec(after)![0]);
    const tailOfClosed = CLOSED.test(before) && /^\p{Script=Hangul}{1,8}/u.exec(after)?.[0];
    if (tailOfClosed && isParticles(tailOfClosed)) return true;
    if (LATIN_END.test(before) && HANGUL.test(after[0] ?? '')) {
      const { apart, together } = this.#afterLatin[formOf(after)];
      if (apart > together) return this.#isOneValue(before, after);
    }
    if (goesOn(before, after) || this.#isOneValue(before, after)) return true;
    const parts = partsOf(before, after);
    if (!parts) return false;
    const [head, tail] = parts;
    if (areApart(head, tail)) return false;
    if (BEFORE_AUXILIARY.test(head) && AUXILIARY.test(tail))
      return this.#auxiliary.together > this.#auxiliary.apart || this.#isKnown(head + tail);
    if (this.#pairs.has(pairOf(head, tail)) && !this.#isKnown(head + tail)) return false;
    if (this.#isSurely(head, tail)) return true;
    // A particle behind a quotation or bracket ends its word.
    if (PARTICLE.test(head) && CLOSED.test(before.slice(0, -head.length))) return false;
    if (PREFIX.has(head) && !this.#alone.has(head) && tail.length > 1) return true;
    return this.#byDictionary(head, tail) ?? this.#byForm(head, tail, after);
  }

  /** What the dictionary says, with the nouns of the document; undefined where it knows neither way. */
  #byDictionary(head: string, tail: string): boolean | undefined {
    const words = (this.#words ??= loadKoreanWords());
    const isKnown = (word: string) =>
      word.length > 1 &&
      (this.#stems.has(word) || (this.#alone.has(word) && !ENDED.test(word) && !PARTICLE.test(word)));
    if (HELPING.test(tail)) return this.#isVerb(head, tail, words, isKnown);
    const areTwo =
      (words.has(head, isKnown) || this.#alone.has(head)) && (words.has(tail, isKnown) || this.#alone.has(tail));
    if (!words.has(head + tail, isKnown)) return areTwo ? false : words.isCompound(head + tail, isKnown) || undefined;
    if (areTwo && SHORT.has(head)) return isParticles(tail) || words.beginsWithNoun(head + tail, head.length + 1);
    if (!areTwo || isParticles(tail) || words.isNounPhrase(head + tail)) return true;
    return !(this.#alone.has(head) && this.#alone.has(tail));
  }

  /** A noun and its `하다` or `되다`, but no adverb before it. */
  #isVerb(head: string, tail: string, words: KoreanWords, isKnown: (word: string) => boolean): boolean | undefined {
    if (head.length === 1 && this.#alone.has(head)) return false;
    if (ENDED.test(head) && !words.isVerbOf(head, () => false)) return false;
    if (words.isVerbOf(head, isKnown)) return true;
    return words.has(head, isKnown) && words.has(tail) ? false : undefined;
  }

  /** A verb in one of its forms, or what joins sentences, but no noun: `거쳐`, `하지만`. */
  #isWholeVerb(head: string): boolean {
    const words = (this.#words ??= loadKoreanWords());
    return head.length > 1 && words.has(head) && !words.isNounPhrase(head);
  }

  /** What remains: by the length and the ending of the parts. */
  #byForm(head: string, tail: string, after: string): boolean {
    if (SHORT.has(head) || (tail.length === 1 && (isModifier(head) || this.#isWholeVerb(head)))) return false;
    if (tail.length === 1 && (!this.#alone.has(tail) || /^.[.,!?]/.test(after))) return true;
    if (this.#alone.has(head) || ENDED.test(head)) return false;
    // A noun that the document never leaves alone goes on.
    return this.#stems.has(head) || (head.length === 1 && !this.#isKnown(tail));
  }
}
