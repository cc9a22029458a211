import { analysed } from '../text/morphemes.ts';
import { nounParts } from '../text/nouns.ts';
import { sentencesOf } from '../text/sentences.ts';
import { meaningOf, stemOf, wordsOf } from '../text/words.ts';
import {
  ASKING_WORDS,
  ASKS_DIFFERENCE,
  ASKS_EXAMPLE,
  ASKS_HOW_MANY,
  ASKS_WHO,
  ASKS_WHY,
  COURSE_WORDS,
  GENERAL_VERBS,
  GIVES_REASON,
  NAMES_NUMBER,
  NAMES_WHO,
} from './asking.text.ts';
import { type Term, termsOf, type Weights } from './terms.ts';

/** What a question wants to know, beyond the words that it is found by. */
export interface Wanted {
  /** Its words that tell one subject from another, each with its terms: none where it asks about the course as such. */
  readonly words: readonly Word[];
  /** Of a question why, what happens, as beginnings of its verbs: the reason of something else is none. */
  readonly happens: readonly string[];
  /** Whether it asks about the course as such: its words are then those of any course, and each of them has to be told of. */
  readonly isOfCourse: boolean;
  readonly question: string;
}
interface Word {
  readonly stem: string;
  readonly whole: Term;
  readonly pairs: readonly Term[];
}

/** Share of a word's pairs from which it stands in a text in another form. */
const INFLECTED = 0.6;
/** Share of what a question's words weigh that a passage and a sentence of it have to have. */
const [OF_PASSAGE, OF_SENTENCE] = [0.7, 0.3];

/** Syllables by which a verb is found in its forms, without what changes at their end: 열리다, 열려. */
const STEM = 2;
const FINAL = /(?:[\u11A8-\u11C2]|(?<=.{2})\u1175)$/u;

const isWhole = (term: Term) => (term & 1) === 1;

function wordOf(word: string): Word {
  const terms = [...termsOf(word)];
  return { stem: stemOf(word), whole: terms.find(isWhole)!, pairs: terms.filter((term) => !isWhole(term)) };
}

const isTelling = (word: string) =>
  word.length > 1 && !COURSE_WORDS.test(word) && !ASKING_WORDS.has(word) && !ASKING_WORDS.has(meaningOf(word));

/**
 * Reads a question, and the words of a passage that it points at, for what it is about. That are its nouns, and where it
 * has none its other words. What only asks tells nothing.
 */
export function wantedOf(question: string, quote = ''): Wanted {
  const nouns = [question, quote]
    .flatMap(nounParts)
    .flatMap(({ noun }) => (noun === null ? [] : wordsOf(noun)))
    .filter(isTelling);
  // What is asked of the course itself has no other subject.
  const ofCourse = wordsOf(question).filter((word) => COURSE_WORDS.test(word));
  const isOfCourse = nouns.length === 0 && ofCourse.length > 0;
  const words = isOfCourse ? ofCourse : nouns.length > 0 ? nouns : wordsOf(question).filter(isTelling);
  const happens = ASKS_WHY.test(question) ? stemsIn(question) : [];
  return { question, isOfCourse, words: [...new Set(words)].map(wordOf), happens };
}

/** A word of two letters stands in many others: only as a whole it is itself. */
const has = (terms: ReadonlySet<Term>, { whole, pairs }: Word): boolean =>
  pairs.length === 1
    ? terms.has(whole) && terms.has(pairs[0]!)
    : terms.has(whole) ||
      (pairs.length > 1 && pairs.filter((pair) => terms.has(pair)).length >= INFLECTED * pairs.length);

/** How much of what a question's words weigh a text has, 0–1. */
function shareOf(terms: ReadonlySet<Term>, { words }: Wanted, weights: Weights): number {
  const weigh = ({ whole }: Word) => weights.get(whole) ?? 0;
  const all = words.reduce((sum, word) => sum + weigh(word), 0);
  return all === 0 ? 0 : words.reduce((sum, word) => sum + (has(terms, word) ? weigh(word) : 0), 0) / all;
}

/** Verbs and adjectives of a question without the final consonant by which their forms differ. */
const stemsIn = (question: string): string[] =>
  analysed(question)
    .flatMap(({ morphemes }) => morphemes)
    .filter(({ tag, text }) => (tag === 'VV' || tag === 'VA') && !GENERAL_VERBS.test(text))
    .map(({ text }) => text.slice(0, STEM).normalize('NFD').replace(FINAL, ''));

/** Whether a text tells of the course itself: of all that is asked, and of a single word as what a sentence begins with. */
function tellsOfCourse(text: string, { words }: Wanted): boolean {
  const terms = termsOf(text);
  const [first, ...others] = words;
  if (!first || !words.every((word) => has(terms, word))) return false;
  return others.length > 0 || sentencesOf(text).some((sentence) => sentence.startsWith(first.stem));
}

/** Whether a passage is about what is asked, and not only shares a general word with it. */
export function isAbout(text: string, wanted: Wanted, weights: Weights): boolean {
  if (wanted.isOfCourse) return tellsOfCourse(text, wanted);
  if (wanted.words.length === 0 || shareOf(termsOf(text), wanted, weights) < OF_PASSAGE) return false;
  if (wanted.happens.length === 0) return true;
  const letters = text.normalize('NFD');
  return wanted.happens.some((stem) => letters.includes(stem));
}

/** Whether a sentence itself speaks of it. */
export const speaksOf = (sentence: string, wanted: Wanted, weights: Weights): boolean =>
  wanted.isOfCourse || shareOf(termsOf(sentence), wanted, weights) >= OF_SENTENCE;

/** Whether some sentences together give what the question asks for: a reason, a number, who it was. */
export function gives(sentences: readonly string[], { question }: Wanted): boolean {
  const said = sentences.join(' ');
  if (ASKS_WHY.test(question)) return GIVES_REASON.test(said);
  if (ASKS_HOW_MANY.test(question)) return NAMES_NUMBER.test(said);
  return !ASKS_WHO.test(question) || NAMES_WHO.test(said);
}

/** Whether an example is asked for. */
export const asksExample = ({ question }: Wanted): boolean => ASKS_EXAMPLE.test(question);

/** Whether two things are to be told apart. */
export const asksDifference = ({ words, question }: Wanted): boolean =>
  words.length > 1 && ASKS_DIFFERENCE.test(question);
export const mentions = (text: string, word: Word): boolean => has(termsOf(text), word);
