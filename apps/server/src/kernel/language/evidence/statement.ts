import { NEGATIONS, NUMBER_WORDS } from '../text/korean.text.ts';
import { plain, visible } from '../text/plain.ts';
import { meaningOf, wordsOf } from '../text/words.ts';
import { FUNCTION_WORDS, LIGHT_WORDS } from '../guard/orders.text.ts';
import { DOUBLE_DENIAL, ENGLISH_NUMBERS, UNITS, VERB_ENDINGS } from './opposites.text.ts';

/** A word as it is compared: its stem, and its letters with Hangul taken apart. */
export interface Telling {
  readonly stem: string;
  readonly letters: string;
  /** Whether it tells one thing from another by itself: a number, or a name in other letters than its text. */
  readonly isName: boolean;
}

/** A sentence as it is compared with another. */
export interface Statement {
  readonly text: string;
  readonly words: readonly Telling[];
  readonly numbers: ReadonlySet<string>;
  /** Numbers with the unit behind them, by number. */
  readonly units: ReadonlyMap<string, string>;
  /** Its clauses with their words, and how often each denies something. */
  readonly clauses: readonly { readonly words: readonly Telling[]; readonly denials: number }[];
}

const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\p{N}/u;
/** Numbers of a list's items, no figures of an answer. */
const ITEM_NUMBER = /^[ \t]*\(?\d{1,2}[).](?=[\s\p{L}])|(?<=[\s:])\(?\d{1,2}[).](?=\s)|[\u2460-\u2473]/gmu;
const NUMBER =
  /(?:(?<=^|[\s(=:,])[-−])?\d+(?:[.,]\d+)*(?:\s?%|\s?\p{Script=Latin}{1,3}(?:\/[a-z]{1,2})?(?![\p{Script=Latin}]))?/gu;
/** A number and what it counts, where it does: the unit may be missing, so that no number is read twice. */
const UNIT = new RegExp(`(\\d+(?:[.,]\\d+)*)\\s?(${UNITS.toSorted((a, b) => b.length - a.length).join('|')})?`, 'gu');

/** Where a clause ends and another begins. */
export const CLAUSE = /(?<!\d),\s*|\n|\s\/\s|\s(?:→|->)\s|\s[-–•*](?=\p{L})/u;

/** A text without the numbers of its list's items. */
export const withoutItemNumbers = (text: string): string => text.replace(ITEM_NUMBER, ' ');

function stemOf(word: string): string {
  const meaning = meaningOf(word);
  return HANGUL.test(meaning) ? meaning.replace(VERB_ENDINGS, '') : meaning;
}

function numbersIn(text: string, words: readonly string[]): Set<string> {
  const figures = (text.match(NUMBER) ?? []).map((one) => one.replace('−', '-').replace(/\s/gu, ''));
  const named = words.flatMap((word) => ENGLISH_NUMBERS[word] ?? NUMBER_WORDS[word] ?? []);
  return new Set([...figures, ...named]);
}

const unitsIn = (text: string) =>
  new Map([...text.matchAll(UNIT)].flatMap(([, number = '', unit]) => (unit ? [[number, unit] as const] : [])));

function tellingOf(words: readonly string[], raw: string): Telling[] {
  const isKorean = HANGUL.test(raw);
  return words
    .filter((word) => !FUNCTION_WORDS.has(word) && !LIGHT_WORDS.test(word))
    .map((word) => {
      const stem = stemOf(word);
      const isLatin = LATIN.test(stem) && !HANGUL.test(stem);
      const isName =
        DIGIT.test(stem) || (isLatin && (isKorean || /[+#./]/u.test(stem) || raw.includes(stem.toUpperCase())));
      return { stem, letters: stem.normalize('NFD'), isName };
    });
}

const denialsIn = (text: string) => text.replace(DOUBLE_DENIAL, ' ').match(NEGATIONS)?.length ?? 0;

/** What a sentence says, as far as words tell. */
export function statementOf(sentence: string): Statement {
  const raw = visible(withoutItemNumbers(sentence));
  const text = plain(raw);
  const words = wordsOf(text);
  const clauses = text
    .split(CLAUSE)
    .map((clause) => ({ words: tellingOf(wordsOf(clause), raw), denials: denialsIn(clause) }));
  return {
    text: sentence,
    words: tellingOf(words, raw),
    numbers: numbersIn(text, words),
    units: unitsIn(text),
    clauses,
  };
}
