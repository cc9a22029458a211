import { termsIn } from './terms.ts';
import { isSurelyMarked, isVerbal, PASSIVE, POINTS_BACK, TIES } from './writing.text.ts';

const HANGUL = /\p{Script=Hangul}$/u;

/**
 * Whether the words name a thing, so that one can ask for it: nouns side by side or joined by 의. `sentence` begins with them;
 * the particle that follows there tells a verb that merely looks like a noun.
 */
export function isName(words: string, sentence = words): boolean {
  const parts = words.split(/\s+/u);
  const last = parts.at(-1)!;
  const standing = sentence.slice(words.length - last.length).match(/^\S+/u)![0];
  if (POINTS_BACK.test(words) || termsIn(words).length === 0) return false;
  if (isSurelyMarked(last) || isVerbal(last) || isVerbal(standing) || PASSIVE.test(standing)) return false;
  return parts.slice(0, -1).every((part) => !HANGUL.test(part) || !(TIES.test(part) || isVerbal(part)));
}
