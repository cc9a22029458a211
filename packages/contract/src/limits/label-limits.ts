/** Codes of one kind (jobs, levels) and tags that a club or a quiz has. */
export const MAX_CODES = 20;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 20;
