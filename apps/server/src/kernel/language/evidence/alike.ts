import { DENYING_PREFIXES, OPPOSITES } from './opposites.text.ts';
import type { Telling } from './statement.ts';

const HANGUL = /\p{Script=Hangul}/u;
/** Letters (Hangul taken apart) by which two forms of a word may differ at their end. */
const MOST_TAIL = 4;
const SHORTEST_LATIN = 4;
const isOneSyllable = (stem: string) => stem.length === 1;

/** Whether two words are forms of one, as far as their letters tell. */
export function isAlike(a: Telling, b: Telling): boolean {
  if (a.stem === b.stem) return true;
  if (a.isName || b.isName) return false;
  const [short, long] = a.letters.length <= b.letters.length ? [a, b] : [b, a];
  if (long.letters.length - short.shared.length > MOST_TAIL || !long.letters.startsWith(short.shared)) return false;
  if (!HANGUL.test(short.stem)) return short.stem.length >= SHORTEST_LATIN;
  // One syllable is the beginning of too many words; another final consonant is a form of it.
  return !isOneSyllable(short.stem) || isOneSyllable(long.stem);
}

const OPPOSED = OPPOSITES.map((line) =>
  line.split(' ').map((stem): Telling => {
    const letters = stem.normalize('NFD');
    return { stem, letters, shared: letters, isName: false };
  }),
);

const sides = new Map<string, readonly (readonly [line: number, side: number])[]>();
const MAX_KEPT = 20_000;

/** On which side of which lines of opposites a word stands. */
function sidesOf(word: Telling): readonly (readonly [line: number, side: number])[] {
  const known = sides.get(word.stem);
  if (known) return known;
  const found = OPPOSED.flatMap((line, at) =>
    line.flatMap((one, side) => (isAlike(one, word) ? [[at, side] as const] : [])),
  );
  if (sides.size < MAX_KEPT) sides.set(word.stem, found);
  return found;
}

const denies = (a: string, b: string) =>
  a.length > b.length && b.length > 1 && DENYING_PREFIXES.some((one) => a === one + b);

/** Whether one word denies the other. */
export function isOpposed(a: Telling, b: Telling): boolean {
  if (denies(a.stem, b.stem) || denies(b.stem, a.stem)) return true;
  const theirs = sidesOf(b);
  return sidesOf(a).some(([line, side]) => theirs.some(([other, its]) => other === line && its !== side));
}
