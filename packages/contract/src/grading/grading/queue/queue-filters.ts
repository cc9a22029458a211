/** What the queue can be narrowed to; `graded` takes those without feedback along. */
export const QUEUE_FILTERS = ['all', 'review', 'waiting', 'feedbackMissing', 'graded', 'pre'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
