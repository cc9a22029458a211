/** What became of an answer, told to its author. */
export const GRADING_NOTIFICATIONS = ['graded', 'aiEvaluated', 'feedback', 'gradesReleased'] as const;
