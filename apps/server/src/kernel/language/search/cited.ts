/** What was said, each sentence with the numbers of what it rests on, and what stands behind each number. */
export interface Cited<P> {
  readonly sentences: readonly { text: string; sources: number[] }[];
  readonly named: readonly Named<P>[];
}

interface Named<P> {
  readonly passage: P;
  readonly no: number;
  /** The words of the passage that say so; empty where none were given. */
  readonly quote: string;
}
