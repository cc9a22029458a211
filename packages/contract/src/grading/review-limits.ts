/** Days after a grade in which its member may ask that it be looked at again (decisions, section 7). */
export const REVIEW_DAYS = 7;
export const MAX_REVIEW_LENGTH = 1000;
export const MAX_REVIEW_REPLY_LENGTH = 2000;
