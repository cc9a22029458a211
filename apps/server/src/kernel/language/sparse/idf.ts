import { BUCKETS, type Sparse } from './sparse.ts';

/** How rare each part is among some texts: log(1 + (n + 1) / (texts with it + ½)). */
export class Idf {
  readonly #texts = new Float64Array(BUCKETS);
  /** By how many texts have a part. */
  #byTexts: number[] = [];
  #size = 0;

  add(text: Sparse): void {
    for (let at = 0; at < text.ids.length; at++) this.#texts[text.ids[at]!]! += 1;
    this.#size += 1;
    this.#byTexts = [];
  }

  of(id: number): number {
    const texts = this.#texts[id]!;
    return (this.#byTexts[texts] ??= Math.log(1 + (this.#size + 1) / (texts + 0.5)));
  }

  /** Whether more than one text has a part: what only its writer uses says nothing of where the writer stands. */
  isShared(id: number): boolean {
    return this.#texts[id]! > 1;
  }

  /** The shared parts of a text as a direction, as `direction` has it for all. */
  sharedDirection({ ids, counts }: Sparse): Sparse {
    const kept = ids.reduce((sum, id) => sum + Number(this.isShared(id)), 0);
    const shared = { ids: new Int32Array(kept), counts: new Float64Array(kept) };
    let next = 0;
    for (let at = 0; at < ids.length; at++) {
      if (!this.isShared(ids[at]!)) continue;
      shared.ids[next] = ids[at]!;
      shared.counts[next++] = counts[at]!;
    }
    return this.direction(shared);
  }

  /** A text as a direction: counts flattened by their logarithm, weighed by rarity, of length 1 (or 0 for an empty one). */
  direction({ ids, counts }: Sparse): Sparse {
    const weighed = new Float64Array(ids.length);
    let square = 0;
    for (let at = 0; at < ids.length; at++) {
      const count = counts[at]!;
      const weight = (count === 1 ? 1 : 1 + Math.log(count)) * this.of(ids[at]!);
      weighed[at] = weight;
      square += weight * weight;
    }
    const scale = square === 0 ? 0 : 1 / Math.sqrt(square);
    for (let at = 0; at < weighed.length; at++) weighed[at]! *= scale;
    return { ids, counts: weighed };
  }
}

/** A text spread over all buckets, for comparing many with it; added to what is there. */
export function spread({ ids, counts }: Sparse, into = new Float64Array(BUCKETS)): Float64Array {
  for (let at = 0; at < ids.length; at++) into[ids[at]!]! += counts[at]!;
  return into;
}

/** Takes the buckets of a text out of what was spread. */
export function clear({ ids }: Sparse, dense: Float64Array): void {
  for (let at = 0; at < ids.length; at++) dense[ids[at]!] = 0;
}

/** Cosine of a direction with one that is spread. */
export function dot({ ids, counts }: Sparse, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < ids.length; at++) sum += counts[at]! * other[ids[at]!]!;
  return sum;
}
