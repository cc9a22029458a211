import { meaningOf, wordsOf } from '../../text/words.ts';
import { wordCharactersOf } from '../../text/plain.ts';
import { termsIn } from '../terms.ts';
import { ASKS, NOTICE, NUMBERED } from './drafts.text.ts';
import { isKorean, pointsNowhere } from './said.ts';

/** A draft of a quiz, whoever wrote it. */
export interface Judged {
  readonly question: string;
  readonly answer: string;
  /** The words of the content that it rests on. */
  readonly quotes: readonly string[];
}

const [SHORTEST, LONGEST] = [8, 300];
/** Share of the answer's words that its sources have, from which it says what they say. */
const SAID_THERE = 0.5;

const lettersOf = (text: string) => wordCharactersOf(text);
/** What is asked in the end; a question may tell a case first. */
const lastLine = (question: string) => question.trim().split('\n').at(-1)!.trim();

/** Whether a question asks something that can be read by itself. */
function asks(question: string): boolean {
  const line = lastLine(question);
  const { length } = lettersOf(line);
  if (length < SHORTEST || length > LONGEST || NUMBERED.test(question.trim()) || NOTICE.test(line)) return false;
  return ASKS.test(line) && (!isKorean(line) || pointsNowhere(line) || line !== question.trim());
}

/** Whether an answer says what its sources say, and more than the question gives. */
function isSaidThere({ question, answer, quotes }: Judged): boolean {
  const given = new Set(wordsOf(question).map(meaningOf));
  const said = [...new Set(wordsOf(answer).map(meaningOf))].filter((word) => !given.has(word));
  const there = new Set(quotes.flatMap((quote) => wordsOf(quote).map(meaningOf)));
  const letters = lettersOf(quotes.join(' '));
  const found = said.filter((word) => there.has(word) || (word.length > 1 && letters.includes(word)));
  return said.length > 0 && found.length >= SAID_THERE * said.length;
}

/** Whether the content speaks of what is asked. */
function isAboutIt(question: string, content: string): boolean {
  const terms = termsIn(lastLine(question));
  return terms.length === 0 ? !isKorean(question) : terms.some((term) => content.includes(lettersOf(term)));
}

/** Judges drafts of quizzes by the content that they were made of: what passes can be offered first, whoever wrote it. */
export function judgeOf(texts: readonly string[]): (draft: Judged) => boolean {
  const content = lettersOf(texts.join(' '));
  return (draft) =>
    asks(draft.question) &&
    draft.quotes.length > 0 &&
    draft.quotes.every((quote) => content.includes(lettersOf(quote))) &&
    isSaidThere(draft) &&
    isAboutIt(draft.question, content);
}
