/** Percent of the opened quizzes with a final answer, rounded; 0 while nothing is open. */
export const progressPercent = (finalCount: number, openedCount: number): number =>
  openedCount === 0 ? 0 : Math.round((100 * finalCount) / openedCount);
