/** Days in which what was merged, accounts or codes, can be parted again. */
export const MERGE_DAYS = 30;
export const MAX_MERGE_REASON_LENGTH = 300;
