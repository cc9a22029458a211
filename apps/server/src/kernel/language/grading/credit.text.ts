/** Marks for a grader, no words of an answer: (0.25 P), [2 points]. */
export const CREDIT = /[([]\s?\d{1,4}(?:[.,]\d{1,3})?\s?(?:p|pt|pts|points?|punkte?|점)?\.?\s?[)\]]/giu;
