/** How graders divide the answers of a club. */
export const SPLIT_KINDS = ['QUIZ', 'NAME', 'SHARE'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

/** One grader's part; `quizzes`, `from` or `share` holds by the kind of the split. */
export interface SplitPart {
  readonly memberUUID: string;
  readonly quizzes: readonly number[];
  /** Nicknames from these letters on, up to where the next part begins; the first part has all before, too. */
  readonly from: string;
  /** Per cent of all answers. */
  readonly share: number;
}
export interface Split {
  readonly kind: SplitKind;
  readonly parts: readonly SplitPart[];
}

interface Divided {
  readonly clubQuizAnswerSequence: number;
  readonly quizSequence: number;
  readonly nickname: string;
}

/** Shares that the answers of a club fall into: each is one per cent. */
export const SHARES = 100;
/** Has no divisor in common with `SHARES`, so that a hundred answers in a row fall into a hundred shares. */
export const SHARE_STEP = 37;

/** Which of the shares an answer falls into. */
export const shareOfAnswer = (answerSequence: number): number => (answerSequence * SHARE_STEP) % SHARES;

/** Where the shares of the parts begin, in their order. */
export const shareStarts = (parts: readonly SplitPart[]): number[] =>
  parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));

/** Whose an answer is; undefined where nobody's. Letters are compared by code point, as the database does. */
export function partOf({ kind, parts }: Split, answer: Divided): string | undefined {
  if (kind === 'QUIZ') return parts.find(({ quizzes }) => quizzes.includes(answer.quizSequence))?.memberUUID;
  if (kind === 'NAME') return parts.findLast(({ from }, index) => index === 0 || answer.nickname >= from)?.memberUUID;
  const share = shareOfAnswer(answer.clubQuizAnswerSequence);
  const starts = shareStarts(parts);
  return parts.find((part, index) => share >= starts[index]! && share < starts[index]! + part.share)?.memberUUID;
}
