import { NEGATIONS, NUMBER_WORDS } from '../text/korean.text.ts';
import { plain, visible } from '../text/plain.ts';
import { spokenIn } from '../text/units.ts';
import { meaningOf, wordsOf } from '../text/words.ts';
import { FUNCTION_WORDS, LIGHT_WORDS } from '../guard/orders.text.ts';
import { DOUBLE_DENIAL, ENGLISH_NUMBERS, STANDS_BEFORE, UNITS, VERB_ENDINGS } from './opposites.text.ts';

/** A word as it is compared: its stem, and its letters with Hangul taken apart. */
export interface Telling {
  readonly stem: string;
  readonly letters: string;
  /** Its letters without a final consonant by which forms of a verb differ. */
  readonly shared: string;
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
  /** Its clauses with their words, and how often each denies something; none where it denies nothing. */
  readonly clauses: readonly { readonly words: readonly Telling[]; readonly denials: number }[];
  /** The words that it denies. */
  readonly denied: readonly Telling[];
}

/** A final consonant by which forms of a verb differ: 나누다, 나눈다, 나눔. */
const FORM = /(?<=\p{L}{3})[\u11AB\u11AF\u11B7\u11B8]$/u;
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

type Stemmed = Omit<Telling, 'isName'> & { readonly isLatin: boolean };
const stems = new Map<string, Stemmed>();
const MAX_STEMS = 20_000;

/** A word without its endings; the same few words come again and again. */
function stemmed(word: string): Stemmed {
  const known = stems.get(word);
  if (known) return known;
  const meaning = meaningOf(word);
  const stem = HANGUL.test(meaning) ? meaning.replace(VERB_ENDINGS, '') : meaning;
  const letters = stem.normalize('NFD');
  const made = { stem, letters, shared: letters.replace(FORM, ''), isLatin: LATIN.test(stem) && !HANGUL.test(stem) };
  if (stems.size < MAX_STEMS) stems.set(word, made);
  return made;
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
      const { stem, letters, shared, isLatin } = stemmed(word);
      const isName =
        DIGIT.test(stem) || (isLatin && (isKorean || /[+#./]/u.test(stem) || raw.includes(stem.toUpperCase())));
      return { stem, letters, shared, isName };
    });
}

/** A formula or code is one name: another one is not partly the same. */
function asName(unit: string): Telling {
  const stem = plain(unit);
  return { stem, letters: stem, shared: stem, isName: true };
}

const denialsIn = (text: string) => text.replace(DOUBLE_DENIAL, ' ').match(NEGATIONS)?.length ?? 0;
/** The word of each denial: the one before `않`, behind `not`. */
function deniedIn(text: string, raw: string): Telling[] {
  const single = text.replace(DOUBLE_DENIAL, ' ');
  return [...single.matchAll(NEGATIONS)].flatMap(({ 0: sign, index }) => {
    const word = STANDS_BEFORE.test(sign)
      ? tellingOf(wordsOf(single.slice(index + sign.length)), raw)[0]
      : tellingOf(wordsOf(single.slice(0, index)), raw).at(-1);
    return word ? [word] : [];
  });
}

/** Marks of Markdown inside a word would part it from its ending: `**외래키**를`. */
const EMPHASIS = /\*\*([^*\n]{1,200})\*\*/g;

/** The words of a text with those inside of its formulas and code: what somebody has been given to read. */
export function wordsGiven(text: string): Telling[] {
  const raw = visible(text);
  return [...tellingOf(wordsOf(plain(raw)), raw), ...spokenIn(text).units.map(asName)];
}

/** What a sentence says, as far as words tell. */
export function statementOf(sentence: string): Statement {
  const spoken = spokenIn(withoutItemNumbers(sentence));
  const raw = visible(spoken.words).replaceAll(EMPHASIS, '$1');
  const text = plain(raw);
  const words = wordsOf(text);
  const isDenying = denialsIn(text) > 0;
  const telling = [...tellingOf(words, raw), ...spoken.units.map(asName)];
  const clauses = isDenying
    ? text.split(CLAUSE).map((clause) => ({ words: tellingOf(wordsOf(clause), raw), denials: denialsIn(clause) }))
    : [];
  return {
    text: sentence,
    words: telling,
    numbers: numbersIn(text, words),
    units: unitsIn(text),
    clauses,
    denied: isDenying ? deniedIn(text, raw) : [],
  };
}

/** What neighbouring sentences say together. */
export const together = (some: readonly Statement[]): Statement => ({
  text: some.map(({ text }) => text).join('\n'),
  words: some.flatMap(({ words }) => words),
  numbers: new Set(some.flatMap(({ numbers }) => [...numbers])),
  units: new Map(some.flatMap(({ units }) => [...units])),
  clauses: some.flatMap(({ clauses }) => clauses),
  denied: some.flatMap(({ denied }) => denied),
});
