/** A quiz of a club. */
export interface QuizAddress {
  readonly club: number;
  readonly quiz: number;
}
/** An answer of a quiz: whose it is, or the alias in an anonymous club. */
export interface AnswerAddress extends QuizAddress {
  readonly memberUUID: string;
}
