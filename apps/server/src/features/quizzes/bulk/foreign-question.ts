/** What of a question made elsewhere cannot be carried over into an open one. */
export const LOSSES = [
  'choices',
  'matching',
  'blank',
  'weights',
  'feedback',
  'name',
  'margin',
  'format',
  'media',
  'interaction',
  'variables',
  'passage',
  'several',
] as const;
export type Loss = (typeof LOSSES)[number];

/** A question made elsewhere, as an open one. */
export interface ForeignQuestion {
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  /** What it is filed under; empty for nothing. */
  readonly category: string;
  readonly lost: readonly Loss[];
}

/** A question with its choices as a list under it. */
export function withChoices(question: string, choices: readonly string[]): string {
  const listed = choices.map((choice) => `- ${choice.replace(/\s+/g, ' ')}`).join('\n');
  return [question, listed].filter((part) => part !== '').join('\n\n');
}

/** One answer as it is, several as a list; `isOrdered` numbers them. */
export const answerText = (answers: readonly string[], isOrdered = false): string =>
  answers.length > 1
    ? answers.map((answer, index) => `${isOrdered ? `${index + 1}.` : '-'} ${answer}`).join('\n')
    : (answers[0] ?? '');
