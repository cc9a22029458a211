/** Limits of how graders divide the answers of a club; a share is per cent. */
export const MIN_SPLIT_PARTS = 2;
export const MAX_SPLIT_PARTS = 20;
export const MAX_SHARE = 100;
