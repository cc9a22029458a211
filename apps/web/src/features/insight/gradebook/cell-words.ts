import type { Cell } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';

/** What stands beside a score. */
export function markOf({
  state,
  grade,
  isLate,
}: Cell): { readonly word: string; readonly tone: 'quiet' | 'pre' | 'bad' } | undefined {
  if (grade === null) return undefined;
  if (state === 'review') return { word: text.marks.review, tone: 'bad' };
  if (state === 'held') return { word: text.marks.held, tone: 'quiet' };
  return isLate ? { word: text.marks.late, tone: 'pre' } : undefined;
}

/** A cell in whole words: what a screen reader says of it, and its foot. */
export const cellWords = ({ state, grade, isLate }: Cell): string =>
  [...(grade === null ? [] : [text.points(grade)]), text.states[state], ...(isLate ? [text.marks.late] : [])].join(
    ', ',
  );
