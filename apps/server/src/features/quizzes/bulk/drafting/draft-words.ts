/** A content and what is to be written from it: the model answer of a question, or (null) a question with its answer. */
export interface DraftAsk {
  readonly passages: readonly string[];
  readonly questions: readonly (string | null)[];
}
export interface DraftTask {
  readonly asks: readonly DraftAsk[];
}

/** What was written; `at` is the place of the passage that it comes from. */
export interface Draft {
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  readonly at: number;
}
/** For each ask its drafts in the order of its questions; null where the content says nothing about one. */
export type DraftWord = { readonly drafts: readonly (readonly (Draft | null)[])[] };
