import type { AnswerContent } from './answers.content.ts';

/** Taken where nobody has graded the final answer yet. */
const USUAL_GRADE = 78;
const [LEAST_PART, GREATEST_PART] = [0.35, 0.95];
/** As far from the instructor's grade as a good machine is, at most. */
const FARTHEST = 5;

/** What AI gave both answers: near the instructor's grade, and as much of it as of the final text was already there. */
export function aiGradesOf({ draft, pre, final, grade }: AnswerContent) {
  if (draft) return { pre_grade: null, ai_final_grade: null };
  const apart = (pre.length % (2 * FARTHEST + 1)) - FARTHEST;
  const found = Math.min(100, Math.max(0, (grade ?? USUAL_GRADE) + apart));
  const part = pre.length / Math.max(1, final?.length ?? pre.length * 2);
  return {
    pre_grade: Math.round(found * Math.min(GREATEST_PART, Math.max(LEAST_PART, part))),
    ai_final_grade: final === null ? null : found,
  };
}
