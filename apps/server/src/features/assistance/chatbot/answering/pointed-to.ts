import { POINTS_BACK } from '../chatbot.text.ts';

/** A question, with those that it points to: none where it stands by itself. */
export interface Asked {
  readonly question: string;
  readonly before: readonly string[];
}

/** Of what was asked before, the questions that are needed to understand this one: back to one that stands by itself. */
export function pointedTo(question: string, earlier: readonly string[]): string[] {
  if (!POINTS_BACK.test(question)) return [];
  const start = earlier.findLastIndex((one) => !POINTS_BACK.test(one));
  return earlier.slice(Math.max(start, 0));
}

/** The words by which it is decided what is read. */
export const wordsOf = ({ question, before }: Asked): string => [...before, question].join('\n');
