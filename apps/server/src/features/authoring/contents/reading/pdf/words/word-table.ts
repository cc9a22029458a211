import { hash } from '../../../../../../kernel/language/text/hash.ts';

const FIRST_PLACES = 1024;
/** An empty place; a hash of 0 stands as another. */
const EMPTY = 0;
const MARK = 1;

/** A hash of the word without its last bit, which is the mark's. */
const hashOf = (word: string): number => ((hash(word, 0, word.length) & ~MARK) >>> 0 || 2) >>> 0;

/**
 * Words by their hashes, each with or without a mark. It takes eight to sixteen bytes a word, a `Map` of them over two
 * hundred. Of words that it does not hold it takes one in twenty thousand for one that it does.
 */
export class WordTable {
  #places = new Uint32Array(FIRST_PLACES);
  #count = 0;

  /** The place of the hash, or the empty one where it would stand. */
  #placeOf(wanted: number): number {
    const last = this.#places.length - 1;
    let place = (wanted >>> 1) & last;
    while (this.#places[place] !== EMPTY && (this.#places[place]! & ~MARK) >>> 0 !== wanted) place = (place + 1) & last;
    return place;
  }

  /** Adds a word; one that was marked once stays so. */
  add(word: string, isMarked = false): void {
    this.#put(hashOf(word), isMarked ? MARK : 0);
    if (this.#count * 2 > this.#places.length) this.#grow();
  }

  #put(wanted: number, mark: number): void {
    const place = this.#placeOf(wanted);
    if (this.#places[place] === EMPTY) this.#count += 1;
    this.#places[place] = (this.#places[place]! | wanted | mark) >>> 0;
  }

  #grow(): void {
    const before = this.#places;
    this.#places = new Uint32Array(before.length * 2);
    this.#count = 0;
    for (const value of before) if (value !== EMPTY) this.#put((value & ~MARK) >>> 0, value & MARK);
  }

  has(word: string): boolean {
    return this.#places[this.#placeOf(hashOf(word))] !== EMPTY;
  }

  isMarked(word: string): boolean {
    return (this.#places[this.#placeOf(hashOf(word))]! & MARK) !== 0;
  }
}
