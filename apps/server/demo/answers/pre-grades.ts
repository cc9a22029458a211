import type { AnswerContent } from './answers.content.ts';

/** Taken where nobody has graded the final answer yet. */
const USUAL_GRADE = 78;
const [LEAST_PART, GREATEST_PART] = [0.35, 0.95];

/** As much of the final answer's grade as of its length was already there. */
export function preGradeOf({ pre, final, grade }: AnswerContent): number {
  const part = pre.length / Math.max(1, final?.length ?? pre.length * 2);
  return Math.round((grade ?? USUAL_GRADE) * Math.min(GREATEST_PART, Math.max(LEAST_PART, part)));
}
