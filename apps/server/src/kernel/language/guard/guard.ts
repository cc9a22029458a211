import { ownWords } from '@dure/contract/answering/answers/own-words';
import type { Quiz } from '../grading/quiz.ts';
import { keywordsIn } from '../text/keywords.ts';
import { wordCharactersOf, visible } from '../text/plain.ts';
import { segmentsOf } from '@dure/contract/markdown/sentences';
import { isInflected, wordsOf } from '../text/words.ts';
import { folded } from './folded.ts';
import { FUNCTION_WORDS, ORDERS, RESULT } from './orders.text.ts';

export interface Read {
  /** The answer as it is graded. */
  readonly text: string;
  /** What was left out of it: orders to the grader, words for the sake of words, what nobody sees. */
  readonly unread: readonly string[];
}

const HIDDEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|^\[\/\/\]:.*$|<(score|grade|points?|result|verdict|confidence)\b[^<>]*>[^<>]*(?:<\/\2\s*>|$)|%%[^%\n]*%%/gimu;
/** What stands at once behind a letter is a type's own: `List<T>`. */
export const TAG = /<\/[a-z][^<>]*>|(?<![a-z\d_])<[a-z][^<>]*>/giu;
/** Text that nobody writes: encodings in a row. */
const ENCODED = /(?<![\p{L}\p{N}])[a-z0-9+/=_-]{32,}(?![\p{L}\p{N}])/giu;

/** Keywords of the quiz from which a row of them is no chance. */
const FEWEST_KEYWORDS = 3;
const JOINS = /^(?:and|or|und|oder)$/u;
/** Part of a sentence's words that hold it together, from which something is said. */
const PROSE = 0.15;
/** A sentence that has fewer different words than this repeats itself. */
const VARIED = 0.5;
const FEWEST_WORDS = 6;
/** Letters from which what stands in the question too, or twice, is no chance. */
const ECHO = 12;
const AGAIN = 5;

/** After a figure a full stop belongs to a date or a number: `segmentsOf` knows. */
function parts(text: string): string[] {
  const lines = text.split(/\n+|(?<=[!?。;|]|(?<!\d)\.)\s+|(?<=[\]"”)}])\s+(?=["“{[(<])/u);
  return lines.flatMap((line) => segmentsOf(line).map((segment) => segment.trim())).filter((part) => part !== '');
}

const share = (words: readonly string[], holds: (word: string) => boolean) =>
  words.length === 0 ? 0 : words.filter(holds).length / words.length;
const isProse = (word: string) => FUNCTION_WORDS.has(word) || isInflected(word);

/** Keywords of the quiz in a row, with nothing that makes a sentence of them. */
function isList(part: string, keywords: readonly string[]): boolean {
  if (keywordsIn(part, keywords).hit.length < FEWEST_KEYWORDS) return false;
  const given = new Set(wordsOf(keywords.join(' ')));
  return wordsOf(part).every((word) => given.has(word) || JOINS.test(word) || !isProse(word));
}

/** Each word once where a sentence repeats itself more than it says. */
function once(part: string): string {
  const words = wordsOf(part);
  const varied = new Set(words);
  return words.length >= FEWEST_WORDS && varied.size / words.length < VARIED ? [...varied].join(' ') : part;
}

function speaksToGrader(part: string): boolean {
  const text = folded(part);
  return ORDERS.some((order) => order.test(text));
}

/**
 * Reads an answer to a quiz without what it quotes and what it says to its grader. Sentences are removed as a whole, and the
 * rest is graded as if it had been written alone. An echo of the question, repetitions, and a list of terms beside
 * sentences are removed too.
 */
export const readAnswer = (answer: string, quiz: Quiz): Read => readText(ownWords(answer), quiz);

const NOTHING_ASKED: Quiz = { question: '', modelAnswer: '', keywords: [] };

/** A document's text without what it says to whoever reads it. */
export const readDocument = (text: string): string => readText(text, NOTHING_ASKED).text;

function readText(answer: string, quiz: Quiz): Read {
  const unread: string[] = [];
  const drop = (found: string) => {
    if (wordCharactersOf(found) !== '') unread.push(found.trim());
    return '\n';
  };
  const bare = visible(answer).replace(HIDDEN, drop).replace(TAG, ' ').replace(RESULT, drop).replace(ENCODED, drop);
  const question = wordCharactersOf(visible(quiz.question));
  const seen = new Set<string>();
  const isAgain = (letters: string) =>
    (letters.length >= ECHO && question.includes(letters)) || (letters.length >= AGAIN && seen.has(letters));
  const spoken = parts(bare).filter((part) => {
    const letters = wordCharactersOf(part);
    if (letters === '' || isAgain(letters)) return false;
    seen.add(letters);
    if (!speaksToGrader(part)) return true;
    unread.push(part);
    return false;
  });
  const said = spoken.filter((part) => !isList(part, quiz.keywords));
  const kept = said.some((part) => share(wordsOf(part), isProse) >= PROSE) ? said : spoken;
  unread.push(...spoken.filter((part) => !kept.includes(part)));
  return { text: kept.map(once).join('\n'), unread };
}
