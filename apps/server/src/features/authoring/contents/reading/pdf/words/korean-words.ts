import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CONTRACTED,
  ENDINGS,
  FINALS,
  FORMS_OF_VERBS,
  HONORIFIC,
  INFINITIVE,
  IRREGULAR,
  NO_NOUNS,
  PARTICLES,
  PAST_ENDINGS,
  PAST_SIGNS,
  SUFFIXES,
  SWALLOWING,
  VERB_FORM,
  VERBALISERS,
  VERBS,
} from './korean-words.text.ts';
import { WordTable } from './word-table.ts';

/** Korean letters as they are counted: a syllable is two or three of them. */
const letters = (text: string) => text.normalize('NFD');
/** An ending whose first sign closes the syllable before it. */
const closing = (ending: string) => {
  const final = FINALS.indexOf(ending[0] ?? '');
  return letters(final < 0 ? ending : String.fromCharCode(0x11a8 + final) + ending.slice(1));
};

const NOT_NOUNS: ReadonlySet<string> = new Set(NO_NOUNS);
const VERB_FORMS: ReadonlySet<string> = new Set(FORMS_OF_VERBS);
const PARTICLE_SET: ReadonlySet<string> = new Set(PARTICLES);
const PAST = PAST_SIGNS.map(closing);
const ENDING_SET: ReadonlySet<string> = new Set([
  ...ENDINGS.map(closing),
  ...HONORIFIC.flatMap((sign) => ENDINGS.map((ending) => letters(sign) + closing(ending))),
  ...PAST.flatMap((past) => PAST_ENDINGS.map((ending) => past + letters(ending))),
]);
/** Endings that lose their vowel behind a stem that ends with one: `가(아)서`. */
const SWALLOWED: ReadonlySet<string> = new Set(['', ...SWALLOWING.map(letters)]);
const OPEN_VOWEL = /[\u1161\u1162\u1165\u1166\u1167]$/;

const GROWN = CONTRACTED.map(([from, to]) => [from, letters(to)] as const);

/** Stems as they stand before some endings. */
function* otherStems(stem: string): Generator<string> {
  if (stem.endsWith('\u11AF')) yield stem.slice(0, -1);
  if (stem.endsWith('\u11B8')) yield stem.slice(0, -1) + letters(IRREGULAR.bieup);
  if (stem.endsWith('\u11AE')) yield `${stem.slice(0, -1)}\u11AF`;
  if (stem.endsWith('\u11BA')) yield stem.slice(0, -1);
  if (stem.endsWith(letters(IRREGULAR.reu))) yield `${stem.slice(0, -2)}\u11AF${letters(IRREGULAR.reu)}`;
}

const MAX_WORD = 24;
const HANGUL_WORD = /^\p{Script=Hangul}+$/u;

/** Words of Korean by a dictionary and the rules of particles and endings. */
export class KoreanWords {
  /** Nouns are marked. */
  readonly #words = new WordTable();
  readonly #stems = new WordTable();

  constructor(entries: Iterable<readonly [word: string, isNoun: boolean]>) {
    for (const [word, isNoun] of entries) {
      this.#words.add(word, isNoun);
      this.#addStem(word);
    }
    for (const verb of VERBALISERS) this.#addStem(verb + INFINITIVE);
  }

  #addStem(word: string): void {
    if (!word.endsWith(INFINITIVE) || word.length < 2) return;
    const stem = letters(word.slice(0, -1));
    this.#stems.add(stem);
    for (const other of otherStems(stem)) this.#stems.add(other);
  }

  /** Whether it is a noun of the dictionary, or one that the caller knows; the dictionary lists some forms of verbs, too. */
  isNoun(word: string, isKnown: (word: string) => boolean): boolean {
    return isKnown(word) || (this.#words.isMarked(word) && !this.#isFormOfVerb(word));
  }

  #isFormOfVerb(word: string): boolean {
    const noun = VERB_FORM.exec(word)?.[1];
    return noun !== undefined && this.#words.has(noun + VERBS.active);
  }

  /** Whether nouns and `하다` or `되다` make one verb of it: `결정한다`. */
  isVerbOf(noun: string, isKnown: (word: string) => boolean): boolean {
    return isKnown(noun) || this.#words.has(noun + VERBS.active) || this.#words.has(noun + VERBS.passive);
  }

  /** Whether it can stand between two blanks: a word of the dictionary with what may follow it. */
  has(word: string, isKnown: (word: string) => boolean = () => false): boolean {
    if (word.length > MAX_WORD) return false;
    return (
      this.#words.has(word) || isKnown(word) || this.#isNounWithParticle(word, isKnown) || this.#isVerb(word, isKnown)
    );
  }

  /** Whether two or three nouns stand together in it, as they often do: `중앙집중형`. */
  isCompound(word: string, isKnown: (word: string) => boolean = () => false): boolean {
    if (word.length > MAX_WORD) return false;
    for (let at = 2; at <= word.length - 2; at += 1)
      if (this.isNoun(word.slice(0, at), isKnown) && this.has(word.slice(at), isKnown)) return true;
    return false;
  }

  /** Whether it is a noun of two syllables or more, with or without particles. */
  isNounPhrase(word: string, isKnown: (word: string) => boolean = () => false): boolean {
    for (let at = word.length; at >= 2; at -= 1)
      if (isParticles(word.slice(at)) && this.isNoun(word.slice(0, at), isKnown)) return true;
    return false;
  }

  /** Whether it begins with a noun of the dictionary of so many syllables or more. */
  beginsWithNoun(word: string, least: number): boolean {
    for (let at = least; at <= word.length; at += 1) if (this.isNoun(word.slice(0, at), () => false)) return true;
    return false;
  }

  #isNounWithParticle(word: string, isKnown: (word: string) => boolean): boolean {
    for (let at = word.length - 1; at >= 1; at -= 1) {
      const [noun, behind] = [word.slice(0, at), word.slice(at)];
      if (!this.isNoun(noun, isKnown)) continue;
      if (isParticles(behind)) return true;
      if (at > 1 && SUFFIXES.some((one) => behind.startsWith(one) && isParticles(behind.slice(one.length))))
        return true;
    }
    return false;
  }

  #isVerb(word: string, isKnown: (word: string) => boolean): boolean {
    const plain = letters(word);
    if (this.#isConjugated(plain, isKnown)) return true;
    return GROWN.some(([from, to]) =>
      [...plain.matchAll(from)].some(({ index, 0: found }) =>
        this.#isConjugated(plain.slice(0, index) + to + plain.slice(index + found.length), isKnown),
      ),
    );
  }

  #isConjugated(plain: string, isKnown: (word: string) => boolean): boolean {
    for (let at = 2; at <= plain.length; at += 1) {
      const [stem, ending] = [plain.slice(0, at), plain.slice(at)];
      const isEnding = ENDING_SET.has(ending) || (SWALLOWED.has(ending) && OPEN_VOWEL.test(stem));
      if (isEnding && (this.#stems.has(stem) || this.#isVerbOfNoun(stem, isKnown))) return true;
    }
    return false;
  }

  #isVerbOfNoun(stem: string, isKnown: (word: string) => boolean): boolean {
    return VERBALISERS.some((verb) => {
      const ending = letters(verb);
      return (
        stem.length > ending.length &&
        stem.endsWith(ending) &&
        this.isNoun(stem.slice(0, -ending.length).normalize(), isKnown)
      );
    });
  }
}

/** Whether it is particles alone, or nothing. */
export function isParticles(text: string): boolean {
  if (text === '' || PARTICLE_SET.has(text)) return true;
  for (let at = 1; at < text.length; at += 1)
    if (PARTICLE_SET.has(text.slice(0, at)) && isParticles(text.slice(at))) return true;
  return false;
}

/** The text of a dictionary of Hunspell; none where an installation goes without it. */
function dictionaryText(name: string): string {
  let file: string;
  try {
    file = fileURLToPath(new URL('index.dic', import.meta.resolve(name)));
  } catch {
    return '';
  }
  return readFileSync(file, 'utf8');
}

/** A word a line, with its class behind a slash; one by one, since all of them together take tens of megabytes. */
function* entriesOf(text: string): Generator<readonly [word: string, kind: string]> {
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const slash = text.lastIndexOf('/', end);
    const wordEnd = slash > at ? slash : end;
    const word = text.slice(at, wordEnd).normalize();
    if (HANGUL_WORD.test(word)) yield [word, text.slice(wordEnd + 1, end)];
    at = end + 1;
  }
}

function* nounsAmong(text: string): Generator<readonly [word: string, isNoun: boolean]> {
  for (const [word, kind] of entriesOf(text)) if (!VERB_FORMS.has(kind)) yield [word, !NOT_NOUNS.has(kind)];
}

/** Hunspell's dictionary of Korean. */
export function loadKoreanWords(name = 'dictionary-ko'): KoreanWords {
  return new KoreanWords(nounsAmong(dictionaryText(name)));
}
