import { ownWords } from '@dure/contract/answering/answers/own-words';
import { hash } from '../../../kernel/language/text/hash.ts';
import { wordCharactersOf } from '../../../kernel/language/text/plain.ts';

/** Letters of a shingle. Characters, not words: Korean endings and spacing vary where the text is the same. */
const SHINGLE = 3;
const BANDS = 10;
const ROWS_A_BAND = 5;
const HASHES = BANDS * ROWS_A_BAND;
/** Letters from which a text can be nearly the same as another; shorter ones are alike by their subject alone. */
const MIN_CHARACTERS = 40;
/**
 * Share of shingles from which two texts are nearly the same. Bands find 98 of 100 pairs at this similarity; one sentence
 * in five or six that differs is under it.
 */
export const NEARLY_SAME = 0.8;

/** One odd factor and one summand for each hash, the same for ever: kept signatures are compared with new ones. */
const MIXERS = Array.from(
  { length: HASHES },
  (_, index) => [Math.imul(index * 2 + 1, 0x9e3779b1) | 1, Math.imul(index + 1, 0xc2b2ae35)] as const,
);

function shinglesOf(characters: string): Set<number> {
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= characters.length; at++) shingles.add(hash(characters, at, at + SHINGLE));
  return shingles;
}

function minHash(shingles: ReadonlySet<number>): number[] {
  return MIXERS.map(([factor, summand]) => {
    let least = 0x7fffffff;
    for (const one of shingles) {
      const mixed = Math.imul(one, factor) + summand;
      least = Math.min(least, mixed ^ (mixed >>> 15));
    }
    return least;
  });
}

export interface Signature {
  /** Equal for texts whose letters are equal. */
  readonly textHash: number;
  /** Two of them agree in the share of places in which the texts share shingles; empty for short texts. */
  readonly minhash: readonly number[];
  /** Band number and hash: nearly the same texts have one in common. Number 0 is the whole text. */
  readonly bands: readonly (readonly [number, number])[];
}

/** By what an answer is found again among others; null for one without words of its own. */
export function signatureOf(answer: string): Signature | null {
  const characters = wordCharactersOf(ownWords(answer));
  if (characters === '') return null;
  const textHash = hash(characters, 0, characters.length);
  const minhash = characters.length < MIN_CHARACTERS ? [] : minHash(shinglesOf(characters));
  const parts = minhash.length === 0 ? [] : Array.from({ length: BANDS }, (_, index) => index);
  const bandHash = (index: number) =>
    minhash
      .slice(index * ROWS_A_BAND, (index + 1) * ROWS_A_BAND)
      .reduce((sum, one) => (Math.imul(sum, 31) + one) | 0, 7);
  return { textHash, minhash, bands: [[0, textHash], ...parts.map((index) => [index + 1, bandHash(index)] as const)] };
}

/** Estimated share of shingles that two texts have in common, 0–1. */
export function similarity(a: Signature, b: Signature): number {
  if (a.textHash === b.textHash) return 1;
  if (a.minhash.length === 0 || b.minhash.length === 0) return 0;
  return a.minhash.filter((one, index) => one === b.minhash[index]).length / HASHES;
}
