/** Days after a grade in which its member may ask that it be looked at again (decisions, section 7). */
export const REVIEW_DAYS = 7;
export const MAX_REVIEW_LENGTH = 1000;
export const MAX_REVIEW_REPLY_LENGTH = 2000;

/** Limits of how graders divide the answers of a club; a share is per cent. */
export const MIN_SPLIT_PARTS = 2;
export const MAX_SPLIT_PARTS = 20;
export const MAX_SHARE = 100;
