/** A question that a content raises itself, and what answers it there. */
export interface Asked {
  readonly question: string;
  /** What it is about, so that nothing is asked twice. */
  readonly topic: string;
  readonly answer: string;
  /** The words of the passage that say so. */
  readonly quotes: readonly string[];
  /** Whether nothing speaks against it: what is doubtful is offered behind the others. */
  readonly isSure: boolean;
  /** What tells more about a subject than a sentence that only mentions it. */
  readonly worth: number;
}

/** What the content as a whole says of a notion. */
export interface Ground {
  /** How many sentences and headings name it. */
  readonly times: (topic: string) => number;
}
