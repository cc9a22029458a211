/** Percent of the opened quizzes with a final answer, rounded; 0 while nothing is open. */
export const progressPercent = (finalCount: number, openedCount: number): number =>
  openedCount === 0 ? 0 : Math.round((100 * finalCount) / openedCount);

/** Whether a final answer came in time; null while there is none. Without a deadline every one does. */
export function isOnTime(finalSubmittedAt: Date | null, deadlineAt: Date | null): boolean | null {
  if (finalSubmittedAt === null) return null;
  return deadlineAt === null || finalSubmittedAt <= deadlineAt;
}
