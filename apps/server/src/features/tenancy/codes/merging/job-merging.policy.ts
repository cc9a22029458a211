import { MERGE_DAYS } from '@dure/contract/limits/merge-limits';

const DAY_MS = 24 * 60 * 60_000;

/** Merges of before this cannot be taken back. */
export const oldestJobMerge = (now: Date): Date => new Date(now.getTime() - MERGE_DAYS * DAY_MS);
export const jobUndoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_DAYS * DAY_MS);
