/** The parts of a report, in the order in which they are read (decisions, section 7). */
export const EVALUATION_SECTIONS = ['participation', 'progress', 'scores', 'growth', 'strengths', 'nextSteps'] as const;
export type EvaluationSection = (typeof EVALUATION_SECTIONS)[number];
