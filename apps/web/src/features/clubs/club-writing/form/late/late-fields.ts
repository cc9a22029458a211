import { quizKeyOf } from '../club-faults.ts';

/** On what stands for fields while they are on their way. */
export const COMING = { 'data-coming': true } as const;

/**
 * Whether the field of this path can be focused. Those of a quiz or setting that was just opened may still be loading.
 */
export function isHere(place: HTMLElement | null, path: string): boolean {
  if (!place || place.querySelector('[data-coming]')) return false;
  const quiz = quizKeyOf(path);
  return quiz === undefined || place.querySelector(`[data-path^="quizzes.${CSS.escape(quiz)}."]`) !== null;
}
