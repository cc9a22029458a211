import { FUNCTION_WORDS, LIGHT_WORDS } from '../guard/orders.text.ts';
import { plain } from '../text/plain.ts';
import { wordsOf } from '../text/words.ts';
import { TALK_STEMS, TALK_WORDS } from './talk.text.ts';

/** Share of a sentence's words that talk about learning or the question, from which it says nothing of the subject. */
const MOST = 0.75;
const isLight = (word: string) => FUNCTION_WORDS.has(word) || LIGHT_WORDS.test(word);
const isTalking = (word: string) => TALK_WORDS.has(word) || TALK_STEMS.some((stem) => word.startsWith(stem));

/** Whether a sentence is polite or personal talk around an answer, which says nothing of its subject. */
export function isTalk(sentence: string): boolean {
  const words = wordsOf(plain(sentence)).filter((word) => !isLight(word));
  return words.filter(isTalking).length >= MOST * words.length;
}
