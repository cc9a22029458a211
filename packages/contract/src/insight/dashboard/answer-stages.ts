/** Where a member stands with one quiz. */
export const ANSWER_STAGES = ['none', 'begun', 'pre', 'final'] as const;
export type AnswerStage = (typeof ANSWER_STAGES)[number];
