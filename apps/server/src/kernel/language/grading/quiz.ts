/** What an answer is held against. Texts as people wrote them. */
export interface Quiz {
  readonly question: string;
  /** Empty where the quiz has none; the keywords then stand for it. */
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
}

/** An answer that a person graded; the score from 0 to 1. */
export interface Example {
  readonly text: string;
  readonly score: number;
}
