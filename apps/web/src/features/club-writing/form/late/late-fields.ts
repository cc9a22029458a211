import { quizKeyOf } from '../club-faults.ts';

/** On what stands for fields while they are on their way. */
export const COMING = { 'data-coming': true } as const;

/** Whether the field of this path can be gone to: those of a quiz or of a setting that was just opened may be on their way. */
export function isHere(place: HTMLElement | null, path: string): boolean {
  if (!place || place.querySelector('[data-coming]')) return false;
  const quiz = quizKeyOf(path);
  return quiz === undefined || place.querySelector(`[data-path^="quizzes.${CSS.escape(quiz)}."]`) !== null;
}
