import { hash } from '../text/hash.ts';

/** Parts of texts are told apart by the bucket that their hash falls in: memory is bounded whatever is written. */
const BITS = 16;
export const BUCKETS = 1 << BITS;

export const bucketOf = (text: string, start = 0, end = text.length): number => hash(text, start, end) & (BUCKETS - 1);

/** Parts of a text by bucket, each once, and how often it has each. */
export interface Sparse {
  readonly ids: Int32Array;
  readonly counts: Float64Array;
}

const scratch = new Float64Array(BUCKETS);

/** Gathers parts; the buckets are in the order in which the text has them. */
export class Gathering {
  readonly #seen: number[] = [];

  add(text: string, start = 0, end = text.length): void {
    const id = bucketOf(text, start, end);
    if (scratch[id] === 0) this.#seen.push(id);
    scratch[id]! += 1;
  }

  done(): Sparse {
    const ids = Int32Array.from(this.#seen);
    const counts = new Float64Array(ids.length);
    for (let at = 0; at < ids.length; at++) {
      counts[at] = scratch[ids[at]!]!;
      scratch[ids[at]!] = 0;
    }
    return { ids, counts };
  }
}
