import type { FieldError } from '@dure/contract/http/envelope';
import type { ClubValues } from './club-values.ts';

/**
 * Faults name a quiz by its place; the form names it by its key, which stays through every change of order:
 * `quizzes.2.openAt` ↔ `quizzes.<key>.openAt`.
 */
export function byKey(faults: readonly FieldError[], { quizzes }: ClubValues): FieldError[] {
  return faults.map((fault) => ({
    ...fault,
    path: fault.path.replace(/^quizzes\.(\d+)/, (whole, index: string) => {
      const key = quizzes[Number(index)]?.key;
      return key === undefined ? whole : `quizzes.${key}`;
    }),
  }));
}

/** The quiz that a path by key is about. */
export const quizKeyOf = (path: string): string | undefined => /^quizzes\.([^.]+)/.exec(path)?.[1];

/** Whether a fault at `path` is about the field `changed`, about one inside it or about the whole it is part of. */
export const concerns = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);
