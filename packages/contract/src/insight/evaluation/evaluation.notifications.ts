/** A report is there. */
export const EVALUATION_NOTIFICATIONS = ['evaluationReleased'] as const;
