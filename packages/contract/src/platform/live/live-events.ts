/** What a page can hear of while it is open. An event says what changed, by ids alone; what it is now is asked for. */
export type LiveEvent =
  /**
   * In a quiz: a new answer was submitted; one was submitted as final or revised; likes and one-picks were given or taken
   * back; replies changed.
   */
  | ({ readonly kind: 'answer' | 'revision' | 'reaction' | 'reply' } & AnswerPlace)
  /** In a quiz, also before one's own pre-answer: others write than before. */
  | { readonly kind: 'writing'; readonly clubSequence: number; readonly quizSequence: number }
  /** The caller's own answer was graded, or got feedback. */
  | { readonly kind: 'grading'; readonly clubSequence: number; readonly quizSequence: number }
  /** It was seen whether the caller's own final answer took over thoughts of others. */
  | { readonly kind: 'influence'; readonly clubSequence: number; readonly quizSequence: number }
  /** In a club that the caller manages: what graders found of an answer changed; who looks at or has which answers did. */
  | { readonly kind: 'graded'; readonly clubSequence: number; readonly clubQuizAnswerSequence: number }
  | { readonly kind: 'graders'; readonly clubSequence: number }
  /** In a lecture club: a question was asked, changed, answered or deleted. A private one is heard of by whom it concerns. */
  | { readonly kind: 'question'; readonly clubSequence: number; readonly lectureQuestionSerialNumber: number }
  /** The reading of one of the caller's contents has come further, or ended. */
  | { readonly kind: 'content'; readonly contentSequence: number }
  /** What AI writes for the caller has come further, or ended. */
  | { readonly kind: 'aiWriting'; readonly aiWritingSequence: number }
  /** An answer of a lecture club's assistant to the caller has come further, or ended. */
  | { readonly kind: 'assistant'; readonly assistantMessageSequence: number }
  /** Something was told to the caller. */
  | { readonly kind: 'notification' }
  /** Events may have been lost: everything may have changed. */
  | { readonly kind: 'resync' };

interface AnswerPlace {
  readonly clubSequence: number;
  readonly quizSequence: number;
  readonly clubQuizAnswerSequence: number;
}

/** As it arrives: `isMine` for what the caller did, perhaps in another window. */
export type HeardEvent = LiveEvent & { readonly isMine: boolean };
