import { meaningOf, wordsOf } from '../text/words.ts';
import { spokenIn } from '../text/units.ts';
import { Gathering, type Sparse } from './sparse.ts';

/** Letters of a part, Hangul taken apart into consonants and vowels: endings that melt into a stem leave most parts alone. */
const SHORTEST = 2;
const LONGEST = 5;

/** The parts of two to five letters of each word, its beginning and end marked. */
export function gramsOf(text: string, shortest = SHORTEST, longest = LONGEST): Sparse {
  const found = new Gathering();
  for (const word of wordsOf(text)) {
    const letters = `_${word.normalize('NFD')}_`;
    for (let at = 0; at < letters.length; at++)
      for (let length = shortest; length <= longest && at + length <= letters.length; length++)
        found.add(letters, at, at + length);
  }
  return found.done();
}

/** The letters of a text and their pairs, words parted by a space: Hangul by syllables. */
export function syllablesOf(text: string): Sparse {
  const found = new Gathering();
  const letters = ` ${wordsOf(text).join(' ')} `;
  for (let at = 0; at < letters.length; at++)
    for (let length = 1; length <= 2 && at + length <= letters.length; length++) found.add(letters, at, at + length);
  return found.done();
}

/** The meanings of an answer's words; a formula or code of it means one thing, as a whole. */
export function meaningsSaid(answer: string): Sparse {
  const { words, units } = spokenIn(answer);
  const found = new Gathering();
  for (const one of [...wordsOf(words).map(meaningOf), ...units]) found.add(one);
  return found.done();
}

/** The meanings of a text's words. */
export function meaningsOf(text: string): Sparse {
  const found = new Gathering();
  for (const word of wordsOf(text)) found.add(meaningOf(word));
  return found.done();
}
